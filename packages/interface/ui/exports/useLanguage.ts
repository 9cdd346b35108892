'use client';
export { useLanguage } from '../src/LocaleProvider/useLanguage.ts';
