/** A file of a multipart request in memory, within the server's limits. */
export interface UploadedFile {
  /** Name of the form part. */
  field: string;
  /** Name the client gave the file; never used as a path. */
  fileName: string;
  /** Content type claimed by the client; the content decides. */
  claimedType: string;
  bytes: Buffer;
}
