'use client';

export { PictureDialog, type PictureDialogProps } from '../src/PictureField/PictureDialog.tsx';
