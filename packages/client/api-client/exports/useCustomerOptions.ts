'use client';

export { useCustomerOptions, type CustomerOption, type CustomerOptions } from '../src/useCustomerOptions.ts';
