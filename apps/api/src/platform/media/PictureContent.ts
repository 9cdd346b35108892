/** The content of a picture without metadata: no comments, locations, previews or trailing data. */
export interface PictureContent {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The file is not a complete picture of its type. */
export class BrokenPictureError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BrokenPictureError';
  }
}
