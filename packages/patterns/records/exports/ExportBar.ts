'use client';

export { ExportBar, type ExportBarProps } from '../src/ExportBar/ExportBar.tsx';
export { type ExportFormat, ExportMenu, type ExportMenuProps } from '../src/ExportBar/ExportMenu.tsx';
