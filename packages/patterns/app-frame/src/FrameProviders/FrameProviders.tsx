'use client';

import type { ReactNode } from 'react';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { ToastsProvider } from '../Toasts/Toasts.tsx';

/** Props of `FrameProviders`. */
export interface FrameProvidersProps {
  /** Language of all words. */
  language: Language;
  /** Called when the user chooses a language. */
  onLanguageChange: (language: Language) => void;
  /** Goes to a path of the app; links of the kit use it. */
  navigate: (path: string) => void;
  /** The app. */
  children: ReactNode;
}

/** What every shell puts around its pages: language, links, toasts. */
export function FrameProviders({ language, onLanguageChange, navigate, children }: FrameProvidersProps) {
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <LocaleProvider language={language} navigate={navigate}>
        <ToastsProvider>{children}</ToastsProvider>
      </LocaleProvider>
    </LanguageProvider>
  );
}
