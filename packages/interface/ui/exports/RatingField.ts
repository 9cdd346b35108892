'use client';
export { RatingField, type RatingFieldProps } from '../src/Rating/RatingField.tsx';
