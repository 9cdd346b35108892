import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** Names federal states and countries by their codes. */
export function useRegionText(): (codes: readonly string[]) => string {
  const label = useMessages(labels);
  const nameOf = (code: string): string =>
    textOr(label, labels, code.includes('-') ? `federalState.${code}` : `country.${code}`, code);
  return (codes) => codes.map(nameOf).join(', ');
}
