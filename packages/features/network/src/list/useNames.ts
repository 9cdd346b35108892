import { useMemo } from 'react';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import type { AgeBand, Country, VideoLanguage } from '@resonanz/domain/lookups';
import type { Pet, TargetGroup } from '@resonanz/domain/people';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** What can be said of a person, in the words of the product. */
export function useNames() {
  const label = useMessages(labels);
  const word = useMessages(lookupLabels);
  return useMemo(
    () => ({
      category: (id: number) => textOr(label, labels, `category.${id}`, String(id)),
      country: (country: Country) => label(`country.${country}`),
      age: (band: AgeBand) => label(`ageBand.${band}`),
      gender: (gender: TargetGroup) => label(`gender.${gender}`),
      language: (language: VideoLanguage) => word(`videoLanguage.${language}`),
      pet: (pet: Pet) => word(`pet.${pet}`),
    }),
    [label, word],
  );
}
