'use client';

import { type DateInput, formatDate } from '@resonanz/formatters/date';
import { useLanguage } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';

/** Props of `DateText`. */
export interface DateTextProps {
  /** A moment, shown as the day in Berlin, or a day as `yyyy-MM-dd`; a dash while there is none. */
  value: DateInput;
}

/** A day in the reader's language that never breaks at its hyphens, for the cells of a table. */
export function DateText({ value }: DateTextProps) {
  const { language } = useLanguage();
  return <Text isNowrap>{formatDate(value, language) || '–'}</Text>;
}
