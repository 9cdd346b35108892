'use client';
export { Checkbox, type CheckboxProps } from '../src/Checkbox/Checkbox.tsx';
