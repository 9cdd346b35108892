import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './freePort.ts';

const main = resolve(import.meta.dirname, '../../api/src/main.ts');

/** A server of a test's own, for flows that stop or kill it. */
export interface OwnServer {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Asks it to stop and waits; with SIGKILL it dies as in a crash. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Removes its data; call it last. */
  readonly remove: () => void;
}

/** Starts a server on a free port; pass `dataFolder` and `port` to start it again on what an earlier one left. */
export async function startServer(
  options: { readonly dataFolder?: string; readonly port?: number; readonly demoData?: 'small' | 'off' } = {},
): Promise<OwnServer> {
  const port = options.port ?? (await freePort());
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'resonanz-e2e-own-'));
  const child = spawn(process.execPath, ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      RESONANZ_DATA_DIR: dataFolder,
      RESONANZ_DEMO_DATA: options.demoData ?? 'small',
      RESONANZ_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  const url = await new Promise<string>((ready, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /Resonanz is ready at (\S+)/.exec(output)?.[1];
        if (found) ready(found);
      });
    void gone.then(() => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    url,
    port,
    dataFolder,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    },
    remove: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
