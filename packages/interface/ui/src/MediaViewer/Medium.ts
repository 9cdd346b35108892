import type { ReactNode } from 'react';

interface MediaFile {
  /** Address of the file. */
  src: string;
  /** What is to be seen, in words; read out in place of the picture. */
  alt: string;
  /** Words below it, for example who made it and when. */
  caption?: ReactNode;
  /** Small picture for the strip; the image itself or the poster by default. */
  thumbnailSrc?: string;
  /** Address under which the file can be saved; without it there is no such button. */
  downloadHref?: string;
}

/** A picture. */
export interface ImageMedium extends MediaFile {
  /** Marks a picture. */
  kind: 'image';
}

/** Words that run with a video. */
export interface MediaTrack {
  /** Address of the WebVTT file. */
  src: string;
  /** Language of the words, for example `de`. */
  language: string;
  /** Name in the player's menu, for example "Deutsch". */
  label: string;
  /**
   * `captions` (default) for viewers who can't hear, `subtitles` for those who don't know the language, `descriptions`
   * for those who can't see.
   */
  kind?: 'captions' | 'subtitles' | 'descriptions';
  /** Shown until the user chooses otherwise. */
  isDefault?: boolean;
}

/** A video; the browser's own controls play it. */
export interface VideoMedium extends MediaFile {
  /** Marks a video. */
  kind: 'video';
  /** Picture before it plays. */
  posterSrc?: string;
  /** Captions and other words that run with it. */
  tracks?: readonly MediaTrack[];
}

/** What `MediaViewer` shows. */
export type Medium = ImageMedium | VideoMedium;
