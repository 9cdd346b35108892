/** What a file is for; the wire's `FileKind`. */
export type ListedFileKind = 'profile' | 'contract' | 'nda' | 'content' | 'product' | 'newsletter' | 'attachment';

/** A file of a record; the wire's `StoredFile` fits. */
export interface ListedFile {
  /** Identifies the file. */
  readonly fileId: number;
  /** Name the file came with. */
  readonly name: string;
  readonly kind: ListedFileKind;
  /** Bytes. */
  readonly size: number;
  /** Who uploaded it; null when the account is gone. */
  readonly uploadedByName: string | null;
  /** An instant as ISO text with Z. */
  readonly createdAt: string;
  /** MIME type, for example `video/mp4`: what is an image or a video opens above the page. */
  readonly contentType?: string;
  /** Where the content can be looked at; its name leads there then. */
  readonly url?: string;
}

/** A kind of files that can be uploaded. */
export interface FileKindChoice {
  readonly kind: ListedFileKind;
  /** Endings of such files, for example `.pdf`. */
  readonly accept: readonly string[];
}

/**
 * Sends one file; `onShare` receives how much of it has been sent, 0 to 1, and `signal` gives it up. Rejects when the
 * server does or it is given up.
 */
export type UploadFile = (input: {
  file: File;
  kind: ListedFileKind;
  onShare: (share: number) => void;
  signal: AbortSignal;
}) => Promise<unknown>;
