'use client';

export { useMediaQuery } from '../src/useMediaQuery/useMediaQuery.ts';
