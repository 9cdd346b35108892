'use client';
export { ShellButton, type ShellButtonProps } from '../src/ShellButton/ShellButton.tsx';
