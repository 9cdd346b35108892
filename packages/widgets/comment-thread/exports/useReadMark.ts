'use client';

export { type ReadPart, useReadMark } from '../src/useReadMark.ts';
