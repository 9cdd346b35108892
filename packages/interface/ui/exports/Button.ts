'use client';
export { Button, type ActionButtonProps, type LinkButtonProps, type ButtonProps } from '../src/Button/Button.tsx';
