'use client';

export { fitPagesToWindow } from '../src/listState/listLook.ts';
