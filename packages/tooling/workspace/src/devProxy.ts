import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Where a path goes in development: the first entry whose prefix fits. */
export interface Route {
  /** Begin of the path; `/x` takes `/x` and all below it, `/x/` only what is below. */
  readonly prefix: string;
  readonly port: number;
  /** The path that is asked for instead: pages outside a development server's base are its start page. */
  readonly page?: string;
}

/** The target of a path; `/brandnew` does not belong to the prefix `/brand`. */
export function routeOf(routes: readonly Route[], path: string): Route | undefined {
  return routes.find(({ prefix }) =>
    prefix.endsWith('/')
      ? path.startsWith(prefix)
      : path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`),
  );
}

const headerLines = ({ method = 'GET', url = '/', rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

function passSocket(port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const target: Socket = connect(port, '127.0.0.1', () => {
    target.write(headerLines(incoming));
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  const end = () => {
    target.destroy();
    socket.destroy();
  };
  target.on('error', end);
  socket.on('error', end);
}

/** One origin for the API and the development servers, web sockets included. */
export function devProxy(routes: readonly Route[]): Server {
  const server = createServer((incoming, answer) => {
    const route = routeOf(routes, incoming.url ?? '/');
    if (!route) return void answer.writeHead(404).end();
    const { method, headers } = incoming;
    const path = route.page ?? incoming.url;
    const outgoing = request({ port: route.port, host: '127.0.0.1', method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
      answer.end(`Nothing answers for ${route.prefix} yet; it may still be starting.\n`);
    });
    incoming.pipe(outgoing);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const route = routeOf(routes, incoming.url ?? '/');
    if (route) passSocket(route.port, incoming, socket, head);
    else socket.destroy();
  });
  return server;
}
