'use client';

import { useMemo } from 'react';
import { BRAND_CATEGORIES } from '@resonanz/domain/categories';
import { lookupLabels, type LookupLabelKey } from '@resonanz/domain/lookupLabels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** The name of an industry of the list of industries; a dash for none. */
export function useIndustryName(): (id: number | null) => string {
  const label = useMessages(lookupLabels);
  return useMemo(
    () => (id) => (id === null ? '–' : textOr(label, lookupLabels, `brandCategory.${id}`, String(id))),
    [label],
  );
}

/** The industries to choose from, each below its main category, in the order of the list of industries. */
export function useIndustries(): readonly { id: number; label: string }[] {
  const label = useMessages(lookupLabels);
  return useMemo(() => {
    const nameOf = (id: number) => label(`brandCategory.${id}` as LookupLabelKey);
    return BRAND_CATEGORIES.flatMap(({ id, children }) => [
      { id, label: nameOf(id) },
      ...children.map((child) => ({ id: child, label: `${nameOf(id)} › ${nameOf(child)}` })),
    ]);
  }, [label]);
}
