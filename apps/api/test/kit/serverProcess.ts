import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../src/settings.ts';
import { templateFolder } from './testDatabase.ts';

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  pid: number;
  /** Settles with the address when the server is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Settles when the process has ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * How Node starts a program of the server that lives for seconds: optimizing the embedded database would take it a core
 * for longer than that.
 */
export const shortLived: readonly string[] = [
  '--conditions=@resonanz/source',
  '--disable-warning=ExperimentalWarning',
  '--liftoff-only',
];

/** A data folder with the users of the kit, for a server process. */
export async function createDataFolder(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'resonanz-process-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts apps/api/src/main.ts with these settings. */
export function startServerProcess(settings: Record<string, string>, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...shortLived, 'apps/api/src/main.ts', ...args], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      RESONANZ_DEMO_DATA: 'off',
      RESONANZ_LOG_LEVEL: 'error',
      // Servers are started again and again here: the second one need not compile what the first one has.
      NODE_COMPILE_CACHE: path.join(repository, 'node_modules/.cache/compiled'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    errors,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /ready at (\S+)\n/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    void exited.then((end) => reject(new Error(`The server ended with code ${end.code}: ${end.errors}`)));
  });
  ready.catch(() => undefined);
  if (child.pid === undefined) throw new Error('The server process could not be started.');
  return { pid: child.pid, ready, exited, kill: (signal) => child.kill(signal) };
}
