import { createServer, request } from 'node:http';
import { extname } from 'node:path';
import type { Site } from './build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves a built peer at an address of its own; calls go on to the server that ours talks to. */
export function serve(site: Site, api: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', api);
    const file = site.get(pathname);
    if (file) {
      answer.writeHead(200, {
        'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=31536000, immutable',
      });
      answer.end(file);
      return;
    }
    const on = request(`${api}${asked.url ?? '/'}`, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    on.once('error', () => answer.destroy());
    asked.pipe(on);
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      ready({
        origin: `http://localhost:${port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
