'use client';
export { RadioGroup, type RadioGroupProps } from '../src/RadioGroup/RadioGroup.tsx';
export { Radio, type RadioProps } from '../src/RadioGroup/Radio.tsx';
