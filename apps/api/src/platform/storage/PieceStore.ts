import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/** Keeps pieces as the library does; why a disk does not take one stays known. */
export class PieceStore extends FileStore {
  /** Writes from an offset on and gives the next one; the id was checked by whoever found the upload. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }
}
