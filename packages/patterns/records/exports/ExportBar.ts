'use client';

export { ExportBar, type ExportBarProps, type ExportFormat } from '../src/ExportBar/ExportBar.tsx';
