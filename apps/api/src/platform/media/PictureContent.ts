/** What is kept of a picture: only what draws it. Notes, places, previews and whatever hides behind its end are gone. */
export interface PictureContent {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A file that is no complete picture of its kind. */
export class BrokenPictureError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BrokenPictureError';
  }
}
