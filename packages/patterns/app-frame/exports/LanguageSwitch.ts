'use client';

export { LanguageSwitch, type LanguageSwitchProps } from '../src/LanguageSwitch/LanguageSwitch.tsx';
