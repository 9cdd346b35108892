import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { type MessageKey, textOr, translator, type Translate } from '@resonanz/i18n/messages';
import { reportMessages } from './messages.ts';

/** Placeholder for unknown values. */
export const UNKNOWN = '–';

/** The words and numbers of a report in its reader's language. */
export class ReportWords {
  readonly say: Translate<MessageKey<typeof reportMessages>>;
  readonly language: 'de' | 'en';
  readonly #label: Translate<MessageKey<typeof labels>>;

  constructor(language: 'de' | 'en') {
    this.language = language;
    this.say = translator(reportMessages, language);
    this.#label = translator(labels, language);
  }

  label(key: string): string {
    return textOr(this.#label, labels, key, UNKNOWN);
  }

  number(value: number | null): string {
    return value === null ? UNKNOWN : formatNumber(value, this.language);
  }

  /** A single amount. */
  money(value: number | null): string {
    return this.moneyOf([])(value);
  }

  /** Writes the amounts of a column, its sum among them. */
  moneyOf(column: readonly (number | null)[]): (value: number | null) => string {
    const fixed = hasCents(column);
    return (value) => (value === null ? UNKNOWN : formatMoney(value, this.language, { currency: 'EUR', fixed }));
  }

  percent(value: number | null): string {
    return value === null ? UNKNOWN : formatPercent(value, this.language);
  }

  day(value: string | Date | null): string {
    return value === null ? UNKNOWN : formatDate(value, this.language);
  }
}
