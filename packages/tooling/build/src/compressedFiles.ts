import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;
/** Zopfli saves three to six per cent and takes a hundred times as long, so it gets the files that weigh something. */
const WORTH_THE_TIME = 5000;
const ROUNDS = 5;

const brotli = promisify(brotliCompress);
const zlib = promisify(gzip);

const gzipped = (content: Buffer): Promise<Uint8Array> =>
  content.length < WORTH_THE_TIME ? zlib(content, { level: 9 }) : zopfli.gzipAsync(content, { numiterations: ROUNDS });

/** Writes the compressed files of one beside it, unless it is smaller as it is. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([brotli(content), gzipped(content)]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/**
 * Compresses the files of a build once and as well as it goes, for the server to send as they are: `.br` and `.gz`
 * beside each.
 */
export function compressedFiles(): Plugin {
  let outDir = '';
  let isWritten = false;
  return {
    name: 'resonanz:compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // After what other plugins write.
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        for (const file of await readdir(outDir, { recursive: true }))
          if (COMPRESSIBLE.test(file)) await compress(join(outDir, file));
      },
    },
  };
}
