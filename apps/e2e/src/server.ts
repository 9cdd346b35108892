import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './freePort.ts';

const main = resolve(import.meta.dirname, '../../api/src/main.ts');

/** A server of a test's own, for flows that need data nobody else has changed, or that stop it. */
export interface OwnServer {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Asks it to stop and waits; with SIGKILL it dies as in a crash. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Removes its data; call it last. */
  readonly remove: () => void;
}

/** Where a server starts; by default on a free port, on data of its own. */
export interface ServerPlace {
  readonly port?: number;
  /** What an earlier server left. */
  readonly dataFolder?: string;
}

/** Starts a server with demo data; with port and data of an earlier one it takes that one's place. */
export async function startServer({ port, dataFolder }: ServerPlace = {}): Promise<OwnServer> {
  return start(port ?? (await freePort()), dataFolder ?? freshDemoData());
}

/** The folder of the run, chosen in `playwright.config.ts`. */
function runFolder(): string {
  const folder = process.env['RESONANZ_E2E_FOLDER'];
  if (folder === undefined) throw new Error('playwright.config.ts names the folder that everything is kept in.');
  return folder;
}

/** Where the demo data lies that `prepare.ts` has made. */
export const demoDataPattern = (): string => join(runFolder(), 'demo-data');

/** A copy of the demo data, which is generated once for all: a copy takes no time, the generation does. */
function freshDemoData(): string {
  const copy = mkdtempSync(join(runFolder(), 'own-'));
  cpSync(demoDataPattern(), copy, { recursive: true });
  return copy;
}

/**
 * Optimizing the embedded database takes a core several seconds, more than a server that lives for a minute gains by
 * it.
 */
const UNOPTIMIZED_DATABASE = '--liftoff-only';

async function start(port: number, dataFolder: string): Promise<OwnServer> {
  const child = spawn(
    process.execPath,
    ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', UNOPTIMIZED_DATABASE, main],
    {
      env: {
        ...process.env,
        DATABASE_URL: '',
        // What one server has compiled, the next ones need not.
        NODE_COMPILE_CACHE: join(runFolder(), 'compiled'),
        PORT: String(port),
        RESONANZ_DATA_DIR: dataFolder,
        RESONANZ_DEMO_DATA: 'small',
        RESONANZ_LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void gone.then(() => process.off('exit', killWithUs));
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
