-- The keys that the nodes of a hall share, each by its name: `nodes`, unless each node was given it in a file, and `push`.
CREATE TABLE shared_key (
    name TEXT PRIMARY KEY,
    key  TEXT NOT NULL
);
INSERT INTO shared_key (name, key) SELECT 'nodes', key FROM node_key;
DROP TABLE node_key;
