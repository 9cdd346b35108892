import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** How a program is started. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `inherit` shows its output, `collect` returns it, `both` does both. Default `inherit`. */
  readonly output?: 'inherit' | 'collect' | 'both';
}

/** How a program ended. */
export interface RunResult {
  readonly code: number;
  readonly text: string;
}

const running = new Set<ChildProcess>();

function spawnOptions({ cwd = root, env = {} }: RunOptions): SpawnOptions {
  return { cwd, env: { ...process.env, ...env }, windowsHide: true };
}

/** Runs a program to its end. */
export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { output = 'inherit' } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...spawnOptions(options),
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (output === 'both') process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, text });
    });
  });
}

/** Starts a program that keeps running; `stopAll` ends it. */
export function start(file: string, args: readonly string[], options: RunOptions = {}): ChildProcess {
  const child = spawn(file, args, { ...spawnOptions(options), stdio: ['ignore', 'inherit', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks everything that was started here to stop, and after `patience` milliseconds makes it. */
export async function stopAll(signal: NodeJS.Signals = 'SIGTERM', patience = 10_000): Promise<void> {
  const open = [...running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    open.map(
      (child) =>
        new Promise<void>((resolve) => {
          const last = setTimeout(() => child.kill('SIGKILL'), patience);
          child.once('exit', () => {
            clearTimeout(last);
            resolve();
          });
          child.kill(signal);
        }),
    ),
  );
}

/**
 * On Ctrl-C, a polite kill, or when the command that started this one is gone: stops everything that was started, runs
 * `after`, exits.
 */
export function stopOnSignals(after: () => Promise<void> = async () => {}): void {
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    void stopAll()
      .then(after)
      .finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(130));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(143));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(143), 500).unref();
}

/** Path of a program from a package's dependencies. */
export const bin = (name: string, folder = '.'): string => join(root, folder, 'node_modules/.bin', name);

/** The compiler that checks types; run it with Node. */
export const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');

/** One checker: each of several would work out the types of the contract for itself, which takes most of the time. */
export const ONE_CHECKER = ['--checkers', '1'];

/** Makes Node read packages from their sources, not from their builds. */
export const FROM_SOURCES = '--conditions=@resonanz/source';

/** Runs a TypeScript file of the workspace with Node, packages from source. */
export const nodeArgs = (file: string, ...args: readonly string[]): readonly string[] => [
  FROM_SOURCES,
  '--disable-warning=ExperimentalWarning',
  file,
  ...args,
];
