'use client';

export { OfflineBar, type OfflineBarProps } from '../src/OfflineBar/OfflineBar.tsx';
