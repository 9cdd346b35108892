'use client';

export { FileList, type FileListProps } from '../src/FileList/FileList.tsx';
export type { FileKindChoice, ListedFile, ListedFileKind, UploadFile } from '../src/FileList/file.ts';
