'use client';

export { exportMessages } from '../src/useListExport/messages.ts';
export { useListExport, type ListExportOptions, type WantedFile } from '../src/useListExport/useListExport.ts';
