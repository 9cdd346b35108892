'use client';
export { ConfirmDialog, type ConfirmDialogProps } from '../src/ConfirmDialog/ConfirmDialog.tsx';
