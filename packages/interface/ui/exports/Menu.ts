'use client';
export { Menu, type MenuProps } from '../src/Menu/Menu.tsx';
export type { MenuItem, MenuSection } from '../src/Menu/menuSection.ts';
