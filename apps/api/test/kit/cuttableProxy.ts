import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server that can be cut. */
export interface CuttableProxy {
  url: string;
  /** Cuts every connection, those in the middle of an answer too, and refuses new ones for so long. */
  cut(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a line to a server on this machine. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    async cut(milliseconds) {
      isCut = true;
      drop();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      isCut = false;
    },
    async stop() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
