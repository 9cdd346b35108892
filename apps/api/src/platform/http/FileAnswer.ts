import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange.ts';

interface FileAnswerInit {
  contentType: string;
  fileName: string;
  bytes: Uint8Array | string | Readable;
  /** Bytes of a stream, where they are known. */
  size?: number;
  /** Which part of the file the bytes are; without it they are all of it. */
  part?: ByteRange | undefined;
}

/** A file as the answer of an operation, offered for download under its name. */
export class FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  readonly bytes: Uint8Array | string | Readable;
  readonly size: number | undefined;
  readonly part: ByteRange | undefined;

  constructor({ contentType, fileName, bytes, size, part }: FileAnswerInit) {
    this.contentType = contentType;
    this.fileName = fileName;
    this.bytes = bytes;
    this.size = size;
    this.part = part;
  }

  /** Value of the Content-Disposition header; the plain name is for clients that cannot read the encoded one. */
  get disposition(): string {
    const plain = this.fileName.replace(/[^\w. -]/g, '_');
    return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(this.fileName)}`;
  }
}
