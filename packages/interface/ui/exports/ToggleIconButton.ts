'use client';
export { ToggleIconButton, type ToggleIconButtonProps } from '../src/ToggleIconButton/ToggleIconButton.tsx';
