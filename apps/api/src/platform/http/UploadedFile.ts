/** A file of a multipart request, held in memory within the limits of the server. */
export interface UploadedFile {
  /** Name of the form part. */
  field: string;
  /** Name the client gave the file; never used as a path. */
  fileName: string;
  /** Content type the client claims; the content decides. */
  claimedType: string;
  bytes: Buffer;
}
