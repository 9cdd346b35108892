import { useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { messages } from '../messages.ts';
import { LANGUAGES } from '../words.ts';

/** A language of newsletters. */
export type Language = (typeof LANGUAGES)[number];

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** In which language a mail is looked at. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useMessages(messages);
  return (
    <SegmentedControl
      label={t('word.language')}
      items={LANGUAGES.map((each) => ({ value: each, label: t(`newsletters.language.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
