'use client';

export { adoptUserLanguage, chooseUiLanguage, uiLanguage, useUiLanguage } from '../src/language.tsx';
