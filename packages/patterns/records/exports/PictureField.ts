'use client';

export { PictureField, type PictureFieldProps, usePictureFault } from '../src/PictureField/PictureField.tsx';
