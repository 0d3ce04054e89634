/** A host of plain files at a free port of this machine. */

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export interface Host {
  /** Its address, without a path. */
  url: string;
  stop(): Promise<void>;
}

/** Serves files. `fileOf` names the file of a path; without one, or without the file, the answer is 404. */
export async function hostFiles(fileOf: (path: string) => string | null): Promise<Host> {
  const server = createServer(async (request, response) => {
    const file = fileOf(new URL(request.url ?? "/", "http://host").pathname);
    try {
      if (file === null) throw new Error("no file has this path");
      const bytes = await readFile(file);
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
