/** A proxy in front of a server that can be cut, to test lost connections. */

import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

export interface Proxy {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy for the server at `url`. */
export async function startProxy(url: string): Promise<Proxy> {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  let whole = true;
  const server: Server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
