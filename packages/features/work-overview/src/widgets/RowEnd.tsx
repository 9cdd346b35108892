import type { ReactNode } from 'react';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';
import * as css from './Widget.css.ts';

interface RowEndProps {
  /** The day it is about; null where there is none. */
  date: string | null;
  /** How urgent it is, and its state. */
  children?: ReactNode;
  /** What can be done with it at once. */
  action?: ReactNode;
}

/** The end of a row, alike in every widget: state, day, action. */
export function RowEnd({ date, children, action }: RowEndProps) {
  const { language } = useLanguage();
  return (
    <div className={css.end}>
      {children}
      <Text isNowrap isTabular>
        {date === null ? '–' : formatDate(date, language)}
      </Text>
      {action}
    </div>
  );
}
