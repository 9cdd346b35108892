'use client';

export { useLiveRecord } from '../src/useLiveRecord.ts';
