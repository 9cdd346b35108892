'use client';

export { RemoveDialog, type RemoveDialogProps } from '../src/RemoveDialog/RemoveDialog.tsx';
