'use client';
export { MoneyField, type MoneyFieldProps } from '../src/MoneyField/MoneyField.tsx';
