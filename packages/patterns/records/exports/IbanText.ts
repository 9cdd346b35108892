'use client';

export { IbanText, type IbanTextProps } from '../src/IbanText.tsx';
