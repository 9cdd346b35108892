import type { UgcMoney, UgcOrder } from '@resonanz/api-client/ugcRequests';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatMoney } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** How this feature says lengths, amounts and languages. */
export function useUgcText() {
  const t = useMessages(messages);
  const label = useMessages(lookupLabels);
  const { language } = useLanguage();
  const money = (amount: number, fixed = false): string => formatMoney(amount, language, { currency: 'EUR', fixed });
  return {
    t,
    language,
    money,
    /** A total, with two decimals where the column it stands in shows cents, or that it is on request. */
    total: ({ total }: Pick<UgcMoney, 'total'>, fixed = false): string =>
      total === null ? t('ugcRequests.onRequest') : money(total, fixed),
    /** Seconds of a video, or the words for another length. */
    length: ({ length, lengthText }: Pick<UgcOrder, 'length' | 'lengthText'>): string =>
      length === 'others' ? lengthText || t('ugcRequests.lengthOthers') : t('ugcRequests.seconds', { count: length }),
    /** Names of the languages in a video. */
    languages: (codes: readonly string[]): string =>
      codes.map((code) => textOr(label, lookupLabels, `videoLanguage.${code}`, code)).join(', '),
    videoLanguage: (code: string): string => textOr(label, lookupLabels, `videoLanguage.${code}`, code),
    duration: (duration: UgcOrder['duration']): string =>
      duration === null
        ? '–'
        : duration === 'other'
          ? t('ugcRequests.durationOther')
          : t('ugcRequests.months', { count: duration }),
    variants: (count: number): string => (count === -1 ? t('ugcRequests.variantsNone') : String(count)),
    /** Tax beside a net amount. */
    vat: ({ vatTreatment, vatPercent, vat }: UgcMoney): string =>
      t(`ugcRequests.vat.${vatTreatment}`, {
        percent: vatPercent,
        amount: vat === null ? '' : money(vat),
        known: vat === null ? 'no' : 'yes',
      }),
  };
}

/** A place in a video as minutes and seconds. */
export function timeCode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
