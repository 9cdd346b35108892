'use client';

export { FormDialog, type FormDialogProps } from '../src/FormDialog/FormDialog.tsx';
