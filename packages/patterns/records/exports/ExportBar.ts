'use client';

export { ExportBar, type ExportBarProps, type ExportFormat } from '../src/ExportBar/ExportBar.tsx';
export { useExport, type ListExport } from '../src/ExportBar/useExport.ts';
