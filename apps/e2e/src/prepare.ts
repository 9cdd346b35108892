import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from './freePort.ts';
import { demoDataPattern } from './server.ts';

const startCommand = resolve(import.meta.dirname, '../../../packages/tooling/workspace/commands/start.ts');

/** Builds the shells when needed, and makes the demo data that every server of the flows gets a copy of. */
export default async function prepare(): Promise<void> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', startCommand, '--port', String(port), '--no-storybook'],
    {
      env: { ...process.env, RESONANZ_DATA_DIR: demoDataPattern(), RESONANZ_DEMO_DATA: 'small', DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const isGone = gone.then(() => 'gone' as const);
  while ((await Promise.race([isReady(port), isGone])) !== 'ready')
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The shells did not build, or the server did not start; the lines above say why.');
  child.kill('SIGTERM');
  await gone;
}

async function isReady(port: number): Promise<'ready' | 'waiting'> {
  const answer = await fetch(`http://localhost:${port}/ready`).catch(() => undefined);
  if (answer?.ok === true) return 'ready';
  await new Promise((done) => setTimeout(done, 250));
  return 'waiting';
}
