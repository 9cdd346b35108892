'use client';

export { ReasonDialog, type ReasonDialogProps } from '../src/ReasonDialog/ReasonDialog.tsx';
