import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate, formatDateTime } from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { type MessageKey, textOr, translator, type Translate } from '@resonanz/i18n/messages';
import { personReportMessages } from './messages.ts';

const UNKNOWN = '–';
/** Fields whose values have words of their own, and the group of those words. */
const LABELLED: Readonly<Record<string, string>> = { gender: 'gender', country: 'country', category: 'category' };
const LOOKED_UP: Readonly<Record<string, string>> = {
  nourishment: 'nourishment',
  relationshipStatus: 'relationshipStatus',
  alcohol: 'alcohol',
  smartphone: 'smartphone',
  pets: 'pet',
  athletic: 'sport',
  mobility: 'transport',
};
const DAYS: readonly string[] = ['dob', 'consentOn'];

/** Formats texts and numbers of a person's report in the reader's language; unknown values are a dash. */
export class PersonWords {
  readonly say: Translate<MessageKey<typeof personReportMessages>>;
  readonly language: 'de' | 'en';
  readonly #label: Translate<MessageKey<typeof labels>>;
  readonly #lookup: Translate<MessageKey<typeof lookupLabels>>;

  constructor(language: 'de' | 'en') {
    this.language = language;
    this.say = translator(personReportMessages, language);
    this.#label = translator(labels, language);
    this.#lookup = translator(lookupLabels, language);
  }

  yesOrNo(value: boolean): string {
    return this.say(value ? 'personReport.yes' : 'personReport.no');
  }

  number(value: number | null): string {
    return value === null ? UNKNOWN : formatNumber(value, this.language);
  }

  percent(value: number | null): string {
    return value === null ? UNKNOWN : formatPercent(value, this.language, { maximumDecimals: 2 });
  }

  /** Writes the amounts of a column, each in its currency. */
  moneyOf(column: readonly (number | null)[]): (value: number | null, currency?: string) => string {
    const fixed = hasCents(column);
    return (value, currency = 'EUR') =>
      value === null ? UNKNOWN : formatMoney(value, this.language, { currency, fixed });
  }

  day(value: string | Date | null): string {
    return value === null ? UNKNOWN : formatDate(value, this.language);
  }

  contract({ contractId, type }: { contractId: number; type: number }): string {
    return `${textOr(this.#lookup, lookupLabels, `contractType.${type}`, UNKNOWN)} ${contractId}`;
  }

  moment(value: string): string {
    return formatDateTime(value, this.language);
  }

  size(bytes: number): string {
    return formatFileSize(bytes, this.language);
  }

  text(value: string | null): string {
    return value === null || value === '' ? UNKNOWN : value;
  }

  field(name: string): string {
    return textOr(this.say, personReportMessages, `personReport.field.${name}`, name);
  }

  /** The value of a field of a person. */
  value(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return UNKNOWN;
    if (Array.isArray(value)) return value.map((each) => this.value(field, each)).join(', ');
    if (typeof value === 'boolean') return this.yesOrNo(value);
    if (DAYS.includes(field)) return this.day(String(value));
    const text = String(value);
    if (LABELLED[field] !== undefined) return textOr(this.#label, labels, `${LABELLED[field]}.${text}`, text);
    if (LOOKED_UP[field] !== undefined) return textOr(this.#lookup, lookupLabels, `${LOOKED_UP[field]}.${text}`, text);
    return typeof value === 'object' ? JSON.stringify(value) : text;
  }
}
