'use client';

export { SelectionBar, type SelectionBarProps } from '../src/SelectionBar/SelectionBar.tsx';
