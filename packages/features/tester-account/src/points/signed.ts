import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';

/** Points with their sign, `+50` or `−10`. */
export function signed(points: number, language: Language): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${formatNumber(Math.abs(points), language)}`;
}
