'use client';
export { ToggleButton, type ToggleButtonProps } from '../src/ToggleButton/ToggleButton.tsx';
