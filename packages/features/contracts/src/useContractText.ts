import type { ContractBuyOut, ContractListItem, ContractService } from '@resonanz/api-client/contracts';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Where something can be used, in the order in which it is offered. */
export const MEDIA = [
  'organic',
  'ads',
  'website',
  'newsletter',
  'marketplace',
  'outOfHome',
  'tv',
] as const satisfies readonly ContractBuyOut['media'][number][];
/** In which countries. */
export const COUNTRIES = ['DE', 'AU', 'CH', 'WORLD'] as const satisfies readonly ContractBuyOut['countries'][number][];

/** How this feature says types, days, amounts and rights. */
export function useContractText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const country = (code: (typeof COUNTRIES)[number]): string =>
    code === 'WORLD' ? t('contracts.country.WORLD') : label(`country.${code}`);
  const day = (value: string | null): string => (value === null ? '–' : formatDate(value, language));
  return {
    t,
    language,
    country,
    day,
    type: (type: ContractListItem['type']): string => lookup(`contractType.${type}`),
    /** What a contract is called where it stands alone. */
    title: ({ contractId, partnerName }: Pick<ContractListItem, 'contractId' | 'partnerName'>): string =>
      t('contracts.titleOf', { id: String(contractId), name: partnerName }),
    /** An amount in euro, with two decimals where the column it stands in shows cents. */
    money: (amount: number | null, fixed = false): string =>
      amount === null ? '–' : formatMoney(amount, language, { currency: 'EUR', fixed }),
    size: (bytes: number | null): string => (bytes === null ? '–' : formatFileSize(bytes, language)),
    service: ({ service, number, date }: ContractService): string =>
      date === null
        ? t('contracts.terms.service', { number, service })
        : t('contracts.terms.serviceUntil', { number, service, day: formatDate(date, language) }),
    /** Media, countries and how long. */
    buyOut: ({ media, countries, months }: ContractBuyOut): string =>
      [
        MEDIA.filter((each) => media.includes(each))
          .map((each) => t(`contracts.medium.${each}`))
          .join(', '),
        COUNTRIES.filter((each) => countries.includes(each))
          .map(country)
          .join(', '),
        months === null ? t('contracts.terms.endless') : t('contracts.terms.months', { count: months }),
      ].join(' · '),
  };
}

/** The words of this feature. */
export type ContractText = ReturnType<typeof useContractText>;
