'use client';

export { LazyMenu, type LazyMenuProps } from '../src/LazyMenu/LazyMenu.tsx';
