import type { ReactNode } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import * as css from './DateField.css.ts';

// DESIGN.md §9: English dates are written 2026-10-12; this is the English locale that orders them so.
const orderedAs: Partial<Record<string, string>> = { 'en-US': 'en-SE' };

/** The parts of a date or a time, each typed on its own; a pasted text is read as a whole. */
export function DateSegments({
  slot,
  isDate = false,
  onPasteText,
}: {
  slot?: 'start' | 'end';
  isDate?: boolean;
  onPasteText: (text: string) => void;
}) {
  const { locale } = useLocale();
  const segments: ReactNode = (
    <DateInput className={css.segments} {...(slot && { slot })}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
  return (
    <span
      className={css.part}
      onPaste={(event) => {
        event.preventDefault();
        onPasteText(event.clipboardData.getData('text/plain'));
      }}
    >
      {isDate ? <I18nProvider locale={orderedAs[locale] ?? locale}>{segments}</I18nProvider> : segments}
    </span>
  );
}
