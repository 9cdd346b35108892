'use client';

export { type NewFilePlace, useFiles } from '../src/useFiles.ts';
