import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { type MessageKey, translator, type Translate } from '@resonanz/i18n/messages';
import { labelOf, lookupOf } from '../../../platform/documents/tables/words.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { reportMessages } from './messages.ts';

/** The words and numbers of the report of a product test in its reader's language. */
export class ReportWords {
  readonly say: Translate<MessageKey<typeof reportMessages>>;
  readonly language: 'de' | 'en';

  constructor(language: 'de' | 'en') {
    this.language = language;
    this.say = translator(reportMessages, language);
  }

  /** A text of the test; German where there is no other. */
  text({ de, en }: Schemas['LocalizedText']): string {
    return this.language === 'en' && en !== '' ? en : de;
  }

  label(key: string): string {
    return labelOf(this.language, key);
  }

  lookup(list: string, value: string | number): string {
    return lookupOf(this.language, list, value);
  }

  number(value: number): string {
    return formatNumber(value, this.language);
  }

  /** A mean with one digit. */
  mean(value: number): string {
    return formatNumber(Math.round(value * 10) / 10, this.language);
  }

  percent(value: number | null): string {
    return value === null ? '–' : formatPercent(value, this.language);
  }

  day(value: string | Date | null): string {
    return value === null ? this.say('projectReport.open') : formatDate(value, this.language);
  }

  /** A month `yyyy-MM` as it is usual. */
  month(value: string): string {
    const [year, month] = value.split('-');
    return this.language === 'de' ? `${month}.${year}` : `${year}-${month}`;
  }

  /** An answer with the words of its question. */
  answer({ options = [] }: Schemas['Question'], value: string): string {
    const option = options.find(({ id }) => id === value);
    if (option) return this.text(option.text);
    if (value === 'yes' || value === 'no') return this.say(`projectReport.${value}`);
    return /^\d{4}-\d{2}$/.test(value) ? this.month(value) : value;
  }
}
