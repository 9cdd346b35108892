'use client';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from '../src/Menu/Menu.tsx';
