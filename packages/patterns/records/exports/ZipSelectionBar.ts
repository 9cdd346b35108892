'use client';

export { ZipSelectionBar, type ZipSelectionBarProps } from '../src/SelectionBar/ZipSelectionBar.tsx';
