'use client';
export { MediaViewer, type MediaViewerProps } from '../src/MediaViewer/MediaViewer.tsx';
export type { MediaViewerLabels } from '../src/MediaViewer/MediaViewerLabels.ts';
export type { ImageMedium, MediaTrack, Medium, VideoMedium } from '../src/MediaViewer/Medium.ts';
