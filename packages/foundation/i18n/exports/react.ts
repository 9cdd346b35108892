'use client';

export { LanguageProvider, useLanguage, useMessages, type LanguageProviderProps, type LanguageState } from '../src/react.tsx';
