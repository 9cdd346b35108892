import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  name: string;
  at: Date;
  /** Its bytes. */
  read(): Promise<Readable>;
}

async function* bytesOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    made.push(bytes);
  });
  for (const { name, at, read } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
      file.push(chunk);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** Streams files as one zip, uncompressed because videos are compressed already. In total below four gigabytes. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  return Readable.from(bytesOf(entries), { objectMode: false });
}
