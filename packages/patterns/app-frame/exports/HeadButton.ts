'use client';

export { HeadButton, type HeadButtonProps } from '../src/HeadButton/HeadButton.tsx';
