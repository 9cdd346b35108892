import '../../runtime/fence.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PackagedOrder } from './packagedFfmpeg.ts';
import { filmArguments, stillArguments } from './previewArguments.ts';

interface Core {
  FS: {
    writeFile(name: string, bytes: Uint8Array, options?: { canOwn: boolean }): void;
    readFile(name: string): Uint8Array;
  };
  exec(...args: readonly string[]): number;
  setLogger(log: (line: { message: string }) => void): void;
}

type Load = (options: { wasmBinary: Uint8Array; mainScriptUrlOrBlob: string }) => Promise<Core>;

const order = JSON.parse(process.argv[2] ?? '') as PackagedOrder;

// The package expects to run in a browser worker: give it a location, and nothing it could load from there.
Object.assign(globalThis, { self: { location: { href: 'file:///' } }, importScripts: () => undefined });
const load = createRequire(import.meta.url)(order.core) as Load;
const mainScriptUrlOrBlob = `#${btoa(JSON.stringify({ wasmURL: '', workerURL: '' }))}`;
const wasmBinary = readFileSync(path.join(path.dirname(order.core), 'ffmpeg-core.wasm'));
const inside = {
  input: '/input',
  words: '/words.txt',
  font: '/font.ttf',
  output: '/preview.mp4',
  poster: '/poster.png',
};

/** Runs one command on a file system with these files; the package does not support a second run in the same memory. */
async function run(
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array>>,
  result: string,
): Promise<Uint8Array> {
  const core = await load({ wasmBinary, mainScriptUrlOrBlob });
  core.setLogger(({ message }) => process.stderr.write(`${message}\n`));
  for (const [name, bytes] of Object.entries(files)) core.FS.writeFile(name, bytes, { canOwn: true });
  if (core.exec(...args) !== 0) process.exit(1);
  return core.FS.readFile(result);
}

const given = {
  [inside.input]: readFileSync(order.input),
  [inside.words]: readFileSync(order.words),
  [inside.font]: readFileSync(order.font),
};
const film = await run(filmArguments(order.contentType, inside, order.length), given, inside.output);
writeFileSync(order.output, film);
writeFileSync(order.poster, await run(stillArguments(inside), { [inside.output]: film }, inside.poster));
