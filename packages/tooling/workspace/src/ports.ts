import { connect, createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** The port of a command: `--port`, else `PORT`, else the default. Undefined when it is no port number. */
export function portFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  fallback = 4600,
): number | undefined {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } }, strict: false });
  const text =
    typeof values.port === 'string' ? values.port : values.port === undefined ? (env['PORT'] ?? String(fallback)) : '';
  const port = Number(text);
  return /^\d+$/.test(text) && port > 0 && port < 65_536 ? port : undefined;
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 });
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** True when something listens on the port of this machine, on IPv4 or IPv6. */
export async function portIsTaken(port: number): Promise<boolean> {
  const verdicts = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  return verdicts.includes(true);
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
