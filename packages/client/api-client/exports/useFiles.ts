'use client';

export { useFiles } from '../src/useFiles.ts';
