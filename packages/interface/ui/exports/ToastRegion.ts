'use client';
export { ToastRegion, type ToastRegionProps } from '../src/Toast/ToastRegion.tsx';
