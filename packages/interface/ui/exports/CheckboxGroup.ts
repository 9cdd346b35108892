'use client';
export { CheckboxGroup, type CheckboxGroupProps } from '../src/CheckboxGroup/CheckboxGroup.tsx';
