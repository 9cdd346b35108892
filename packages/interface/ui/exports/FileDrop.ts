'use client';
export { FileDrop, type FileDropProps } from '../src/FileDrop/FileDrop.tsx';
