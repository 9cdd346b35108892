'use client';
export { Dialog, type DialogProps } from '../src/Dialog/Dialog.tsx';
