'use client';
export { TextArea, type TextAreaProps } from '../src/TextArea/TextArea.tsx';
