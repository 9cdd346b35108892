import { readFile } from 'node:fs/promises';

/** The compiled modules of the embedded database, shared by all threads of a process. */
export interface CompiledEngine {
  engine: WebAssembly.Module;
  initdb: WebAssembly.Module;
  /** The initial files of a database. */
  files: Uint8Array<ArrayBuffer>;
}

const part = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')));

async function compile(): Promise<CompiledEngine> {
  const [engine, initdb, files] = await Promise.all(['pglite.wasm', 'initdb.wasm', 'pglite.data'].map(part));
  if (engine === undefined || initdb === undefined || files === undefined) throw new Error('The engine is incomplete.');
  return {
    engine: await WebAssembly.compile(engine),
    initdb: await WebAssembly.compile(initdb),
    files: new Uint8Array(files),
  };
}

let compiled: Promise<CompiledEngine> | undefined;

/** The engine, compiled once per process, so that opening another database reuses the optimized code. */
export function compiledEngine(): Promise<CompiledEngine> {
  compiled ??= compile();
  return compiled;
}
