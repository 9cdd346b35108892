'use client';

export { PictureField, type PictureFieldProps, usePictureErrorText } from '../src/PictureField/PictureField.tsx';
