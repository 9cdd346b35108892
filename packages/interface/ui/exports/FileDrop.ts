'use client';
export { FileDrop } from '../src/FileDrop/FileDrop.tsx';
export type { FileDropProps, FileUpload, FileUploads } from '../src/FileDrop/FileDropProps.ts';
export type { RejectedFile } from '../src/FileDrop/fileTypes.ts';
