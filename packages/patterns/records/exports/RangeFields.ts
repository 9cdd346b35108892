'use client';

export { RangeFields, type RangeFieldsProps } from '../src/RangeFields/RangeFields.tsx';
