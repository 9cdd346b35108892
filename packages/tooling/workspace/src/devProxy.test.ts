import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { devProxy, routeOf } from './devProxy.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('a prefix ends at a slash', () => {
  const routes = [
    { prefix: '/testerworld/', port: 3 },
    { prefix: '/api', port: 1 },
    { prefix: '/', port: 2 },
  ];
  expect(routeOf(routes, '/api/x')?.port).toBe(1);
  expect(routeOf(routes, '/api?x')?.port).toBe(1);
  expect(routeOf(routes, '/apis')?.port).toBe(2);
  expect(routeOf(routes, '/testerworld')?.port).toBe(2);
  expect(routeOf(routes, '/testerworld/login')?.port).toBe(3);
});

test('requests reach their server with method and body; a server that is down gives a sentence', async () => {
  const echo = await listen(
    createServer(async (incoming, answer) => {
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      answer.end(`${incoming.method} ${incoming.url} ${body}`);
    }),
  );
  const port = await listen(
    devProxy([
      { prefix: '/api', port: echo },
      { prefix: '/', port: 9 },
    ]),
  );
  const reply = await fetch(`http://127.0.0.1:${port}/api/x?y=1`, { method: 'POST', body: 'hello' });
  expect(await reply.text()).toBe('POST /api/x?y=1 hello');
  const down = await fetch(`http://127.0.0.1:${port}/elsewhere`);
  expect(down.status).toBe(502);
  expect(await down.text()).toContain('Nothing answers');
});
