-- The key that the nodes of a hall share, unless each of them was given it in a file. One row at most.
CREATE TABLE node_key (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    key TEXT    NOT NULL
);
