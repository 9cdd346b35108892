'use client';
export { PasswordField, type PasswordFieldProps } from '../src/PasswordField/PasswordField.tsx';
