'use client';

import { LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

/** Props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  /** The languages' own names (default), or their codes where room is short. */
  variant?: 'names' | 'codes';
}

/** The choice between German and English. */
export function LanguageSwitch({ variant = 'names' }: LanguageSwitchProps) {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  const items = LANGUAGES.map(({ language: value, wire, name }) => ({
    value,
    lang: value,
    label:
      variant === 'names' ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{wire}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ),
  }));
  return <SegmentedControl label={t('appFrame.language')} items={items} value={language} onChange={setLanguage} />;
}
