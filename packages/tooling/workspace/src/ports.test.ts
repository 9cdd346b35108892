import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portFrom, portIsTaken } from './ports.ts';

test('--port goes before PORT, PORT before the default', () => {
  expect(portFrom(['--port', '4700'], { PORT: '4800' })).toBe(4700);
  expect(portFrom(['--port=4700'], {})).toBe(4700);
  expect(portFrom([], { PORT: '4800' })).toBe(4800);
  expect(portFrom([], {})).toBe(4600);
});

test('what is no port is rejected', () => {
  for (const text of ['0', '65536', 'abc', '-1', '46.5', '']) expect(portFrom(['--port', text], {})).toBeUndefined();
  expect(portFrom(['--port'], {})).toBeUndefined();
});

test('a listening port is taken, a free one is not', async () => {
  const port = await freePort();
  expect(await portIsTaken(port)).toBe(false);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await portIsTaken(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});
