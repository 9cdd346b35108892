'use client';
export { ProgressBar, type ProgressBarProps } from '../src/ProgressBar/ProgressBar.tsx';
