import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange.ts';

interface FileAnswerInit {
  contentType: string;
  fileName: string;
  bytes: Uint8Array | string | Readable;
  /** Length of the stream in bytes, if known. */
  size?: number;
  /** The range of the file; omitted for the whole file. */
  part?: ByteRange | undefined;
}

/** A file as the response of an operation, offered as a download under its name. */
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

  /** Value of the Content-Disposition header; the plain name is a fallback for clients that cannot read the encoded one. */
  get disposition(): string {
    const plain = this.fileName.replace(/[^\w. -]/g, '_');
    return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(this.fileName)}`;
  }
}
