'use client';

export { useRowFocus } from '../src/useRowFocus/useRowFocus.ts';
