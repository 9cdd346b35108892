'use client';
export { LocaleProvider, type LocaleProviderProps } from '../src/LocaleProvider/LocaleProvider.tsx';
