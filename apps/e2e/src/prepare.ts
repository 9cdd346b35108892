import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { demoDataPattern } from './server.ts';

const startCommand = resolve(import.meta.dirname, '../../../packages/tooling/workspace/commands/start.ts');

/** Builds the shells when needed, and makes the demo data that every server of the flows gets a copy of. */
export default async function prepare(): Promise<void> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--conditions=@resonanz/source',
      '--disable-warning=ExperimentalWarning',
      startCommand,
      '--port',
      String(port),
      '--no-storybook',
    ],
    {
      env: { ...process.env, RESONANZ_DATA_DIR: demoDataPattern(), RESONANZ_DEMO_DATA: 'small', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  // It begins to answer, and says so, when its demo data is whole.
  const isReady = await Promise.race([saysReady(child.stdout), gone.then(() => false)]);
  if (!isReady) throw new Error('The shells did not build, or the server did not start; the lines above say why.');
  await Promise.race([previewsMade(), gone]);
  child.kill('SIGTERM');
  await gone;
}

/**
 * Settles once every UGC video of the demo data has its preview, at the latest after five minutes; each server of the
 * flows makes what is missing.
 */
async function previewsMade(): Promise<void> {
  const filesIn = (folder: string, name: RegExp): number =>
    readdirSync(join(demoDataPattern(), 'files', folder)).filter((file) => name.test(file)).length;
  // The folder that a preview is made in goes once the database knows of the preview.
  const areMissing = (): boolean =>
    filesIn('kept', /^preview-.*\.png$/) < filesIn('kept', /^content-demo-ugc-/) || filesIn('drafts', /^preview-/) > 0;
  for (let tries = 0; tries < 1_500 && areMissing(); tries += 1) await pause(200);
}

/** Settles once the server says that it is ready. */
function saysReady(output: Readable): Promise<boolean> {
  return new Promise((done) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Resonanz is ready at')) done(true);
    });
  });
}
