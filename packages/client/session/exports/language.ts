'use client';

export { adoptUserLanguage, chooseUiLanguage, chosenLanguage, uiLanguage, useUiLanguage } from '../src/language.tsx';
