'use client';
export { FieldError, type FieldErrorProps } from '../src/FieldError/FieldError.tsx';
