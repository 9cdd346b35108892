'use client';

export { RowMenu, type RowMenuProps, type RowMenuSection } from '../src/LazyMenu/LazyMenu.tsx';
