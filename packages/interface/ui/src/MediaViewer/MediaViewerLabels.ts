/** Words of `MediaViewer`. */
export interface MediaViewerLabels {
  /** Name of the cross in the corner. */
  close: string;
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow forth. */
  next: string;
  /** Where one stands, for example "2 of 5"; announced with every step. */
  position: (position: number, count: number) => string;
  /** Name of the button that shows a picture in its own size. */
  actualSize: string;
  /** What is being waited for. */
  loading: string;
  /** Says that a file can't be shown, and what to do. */
  failed: string;
  /** Button that tries again. */
  retry: string;
  /** Name of the button that saves the file. */
  download: string;
  /** Name of the strip of small pictures. */
  thumbnails: string;
}
