import type {
  UgcMaterialCountry,
  UgcMaterialItem,
  UgcMaterialMedium,
  UgcRightsState,
} from '@resonanz/api-client/ugcMaterials';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Where a video can be used, in the order in which it is offered. */
export const MEDIA = [
  'organic',
  'ads',
  'website',
  'newsletter',
  'marketplace',
  'outOfHome',
  'tv',
] as const satisfies readonly UgcMaterialMedium[];
/** In which countries. */
export const COUNTRIES = ['DE', 'AU', 'CH', 'WORLD'] as const satisfies readonly UgcMaterialCountry[];
/** How far rights can be. */
export const RIGHTS_STATES = ['valid', 'expiring', 'expired', 'pending'] as const satisfies readonly UgcRightsState[];

/** How this feature says lengths, languages and rights. */
export function useMaterialText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const videoLanguage = (code: string): string => textOr(lookup, lookupLabels, `videoLanguage.${code}`, code);
  const country = (code: UgcMaterialCountry): string =>
    code === 'WORLD' ? t('ugcMaterials.country.WORLD') : label(`country.${code}`);
  return {
    t,
    language,
    videoLanguage,
    country,
    /** What a video is called: its product and its place among the videos of the request. */
    title: ({ productName, position }: Pick<UgcMaterialItem, 'productName' | 'position'>): string =>
      t('ugcMaterials.videoOf', { product: productName, position }),
    languages: (codes: readonly string[]): string => codes.map(videoLanguage).join(', '),
    length: ({ length, lengthText }: Pick<UgcMaterialItem, 'length' | 'lengthText'>): string =>
      length === 'others' ? lengthText || t('ugcMaterials.lengthOthers') : t('ugcMaterials.seconds', { count: length }),
    size: (bytes: number): string => formatFileSize(bytes, language),
    day: (day: string | null): string => (day === null ? '–' : formatDate(day, language)),
    /** The last day of rights, that they have none, or that there are none yet. */
    until: ({ state, until }: UgcMaterialItem['rights']): string => {
      if (state === 'pending') return '–';
      return until === null ? t('ugcMaterials.noEnd') : formatDate(until, language);
    },
    media: (media: readonly UgcMaterialMedium[]): string =>
      MEDIA.filter((each) => media.includes(each))
        .map((each) => t(`ugcMaterials.medium.${each}`))
        .join(', '),
    countries: (codes: readonly UgcMaterialCountry[]): string =>
      COUNTRIES.filter((each) => codes.includes(each))
        .map(country)
        .join(', '),
  };
}

/** The words of this feature. */
export type MaterialText = ReturnType<typeof useMaterialText>;
