'use client';
export { IconButton, type IconButtonProps } from '../src/IconButton/IconButton.tsx';
