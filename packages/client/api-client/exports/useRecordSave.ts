'use client';

export { useRecordSave, type ReadVersion } from '../src/useRecordSave.ts';
