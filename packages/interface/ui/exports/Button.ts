'use client';
export { Button, type ButtonProps } from '../src/Button/Button.tsx';
export type { PressAction, PressAddress } from '../src/Button/ActionElement.tsx';
