import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** The tester categories as choices in the reader's language, each main one before its own. */
export function useCategories() {
  const lookup = useMessages(lookupLabels);
  const labelOf = (id: number): string => textOr(lookup, lookupLabels, `testerCategory.${id}`, `#${id}`);
  const choices = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]).map((id) => ({
    id: Number(id),
    label: labelOf(id),
  }));
  return { choices, labelOf };
}
