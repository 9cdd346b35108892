'use client';
export { TextField, type TextFieldProps } from '../src/TextField/TextField.tsx';
