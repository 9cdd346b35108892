import { join } from 'node:path';
import { devProxy } from '../src/devProxy.ts';
import { portFrom, portIsTaken } from '../src/ports.ts';
import { root } from '../src/root.ts';
import { bin, nodeArgs, start, stopOnSignals } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';

const port = portFrom(process.argv.slice(2), process.env);
if (!port) giveUp('The port must be a number from 1 to 65535, for example: npm run dev -- --port 4601');

const api = port + 1;
const storybook = port + 5;
const shells = { brand: port + 2, testerworld: port + 3, staff: port + 4 };
for (const one of [port, api, storybook, ...Object.values(shells)])
  if (await portIsTaken(one))
    giveUp(`Port ${one} is already in use; npm run dev needs the ports ${port} to ${storybook}.`);

stopOnSignals();
// Packages are watched from source too: their files are imported by the server, not copied into it.
const [conditions = '', quiet = '', main = ''] = nodeArgs(join(root, 'apps/api/src/main.ts'));
start(process.execPath, [conditions, quiet, '--watch', '--watch-preserve-output', main], {
  env: { PORT: String(api), HOST: '127.0.0.1', RESONANZ_ORIGINS: `http://localhost:${port}` },
});
for (const [name, own] of Object.entries(shells))
  start(
    bin('vite', `apps/${name}`),
    ['--host', '127.0.0.1', '--port', String(own), '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps', name),
      env: { RESONANZ_API_PORT: String(api) },
    },
  );
start(bin('storybook'), ['dev', '--port', String(storybook), '--no-open', '--quiet']);

const proxy = devProxy([
  ...['/api', '/ws', '/media'].map((prefix) => ({ prefix, port: api })),
  { prefix: '/campaign-self-service', port: shells.brand },
  ...['/brand', '/imprint', '/privacy-policy', '/public/verify', '/terms-and-conditions'].map((prefix) => ({
    prefix,
    port: shells.brand,
    page: '/campaign-self-service/',
  })),
  { prefix: '/testerworld/', port: shells.testerworld },
  { prefix: '/', port: shells.staff },
]);
proxy.listen(port, 'localhost', () => {
  say(`Resonanz in development: http://localhost:${port} · Storybook: http://localhost:${storybook}`);
});
