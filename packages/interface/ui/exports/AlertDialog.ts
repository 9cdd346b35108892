'use client';
export { AlertDialog, type AlertDialogProps } from '../src/AlertDialog/AlertDialog.tsx';
