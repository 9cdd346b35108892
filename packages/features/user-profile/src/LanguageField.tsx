import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { messages } from './messages.ts';

interface LanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language that pages and mails speak. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const t = useMessages(messages);
  return (
    <RadioGroup
      label={t('userProfile.language')}
      name="defaultLanguage"
      direction="row"
      value={value}
      onChange={(chosen) => onChange(chosen === 'en' ? 'en' : 'de')}
    >
      <Radio value="de">Deutsch</Radio>
      <Radio value="en">English</Radio>
    </RadioGroup>
  );
}
