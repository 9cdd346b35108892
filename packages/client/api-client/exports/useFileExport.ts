'use client';

export { useFileExport, type ExportCalls, type FileCall } from '../src/useFileExport.ts';
