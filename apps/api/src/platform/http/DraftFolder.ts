import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_LENGTH } from '@resonanz/validators/file';

/** A file of a multipart request, written to disk while it was received. */
export interface DraftFile {
  /** Name of the form part. */
  field: string;
  /** Name the client gave the file; never used as a path. */
  fileName: string;
  /** Content type claimed by the client; the content decides. */
  claimedType: string;
  /** Path until the call ends, unless it is moved. */
  path: string;
  size: number;
  /** Its first bytes. */
  head: Uint8Array;
  /** SHA-256 of its bytes. */
  digest: Buffer;
}

/** The uploaded files of one call; deleted when the call has ended. */
export class DraftFolder {
  readonly #open: () => Promise<string>;
  #folder: string | undefined;
  #count = 0;

  /** `open` returns the folder for all uploads. */
  constructor(open: () => Promise<string>) {
    this.#open = open;
  }

  /** Writes a stream to disk. */
  async write(part: Pick<DraftFile, 'field' | 'fileName' | 'claimedType'>, content: Readable): Promise<DraftFile> {
    this.#folder ??= await mkdtemp(path.join(await this.#open(), 'call-'));
    this.#count += 1;
    const file = path.join(this.#folder, String(this.#count));
    const hash = createHash('sha256');
    const head: Buffer[] = [];
    let size = 0;
    const watched = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        if (size < HEAD_LENGTH) head.push(chunk.subarray(0, HEAD_LENGTH - size));
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(content, watched, createWriteStream(file, { mode: 0o600 }));
    return { ...part, path: file, size, head: new Uint8Array(Buffer.concat(head)), digest: hash.digest() };
  }

  /** Deletes the files that were not moved. */
  async remove(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Runs one call with its uploads and deletes them before the caller gets the response. */
export async function withDrafts<Result>(
  open: () => Promise<string>,
  work: (drafts: DraftFolder) => Promise<Result>,
): Promise<Result> {
  const drafts = new DraftFolder(open);
  try {
    return await work(drafts);
  } finally {
    await drafts.remove();
  }
}
