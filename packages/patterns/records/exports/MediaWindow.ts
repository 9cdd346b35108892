'use client';

export { MediaWindow, type MediaWindowProps } from '../src/MediaWindow/MediaWindow.tsx';
