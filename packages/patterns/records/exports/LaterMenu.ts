'use client';

export { LaterMenu, type LaterMenuProps } from '../src/LaterMenu/LaterMenu.tsx';
