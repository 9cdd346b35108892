import type { components } from '@resonanz/contract/types';
import { AGENCY } from '@resonanz/domain/agency';
import type { ContractPlaceholder } from '@resonanz/domain/contracts';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate, formatDateTime } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { type MessageKey, translator, type Translate } from '@resonanz/i18n/messages';
import { contractMessages } from '../messages.ts';
import type { ContractRow } from '../record/queries/contracts.ts';

type Terms = components['schemas']['ContractTerms'];

/** The terms of a contract in words, in its own language. */
export class ContractWords {
  readonly say: Translate<MessageKey<typeof contractMessages>>;
  readonly language: 'de' | 'en';
  readonly #row: ContractRow;

  constructor(row: ContractRow) {
    this.language = row.language === 'EN' ? 'en' : 'de';
    this.say = translator(contractMessages, this.language);
    this.#row = row;
  }

  get type(): string {
    return lookupLabels[this.language][`contractType.${this.#row.type}`];
  }

  get title(): string {
    return this.say('contract.title', { type: this.type, number: this.#row.id });
  }

  get campaign(): string {
    return this.#row.campaign_name ?? this.say('contract.noCampaign');
  }

  get fee(): string {
    return this.#row.budget === null
      ? this.say('contract.noFee')
      : formatMoney(this.#row.budget, this.language, { currency: 'EUR', fixed: true });
  }

  get services(): string {
    const { services } = this.#row.terms;
    if (services.length === 0) return this.say('contract.asAgreed');
    return services
      .map(({ leistung: name, number, date }) =>
        date === null
          ? this.say('contract.service', { number, name })
          : this.say('contract.serviceUntil', { number, name, date: this.day(date) }),
      )
      .join(', ');
  }

  get buyOut(): string {
    const { buyOut } = this.#row.terms;
    if (buyOut === null) return this.say('contract.none');
    return this.say('contract.buyOutText', {
      media: buyOut.media.map((medium) => this.say(`contract.medium.${medium}`)).join(', '),
      countries: buyOut.countries.map((country) => this.say(`contract.country.${country}`)).join(', '),
      months: buyOut.months ?? 0,
    });
  }

  day(value: string | null): string {
    return value === null ? this.say('contract.open') : formatDate(value, this.language);
  }

  moment(value: string): string {
    return formatDateTime(value, this.language);
  }

  yesOrNo(value: boolean): string {
    return this.say(value ? 'contract.yes' : 'contract.no');
  }

  orElse(text: string, key: 'contract.none' | 'contract.byLaw'): string {
    return text.trim() === '' ? this.say(key) : text.trim();
  }

  /** Values of the placeholders in the text. */
  placeholders(now: Date): Record<ContractPlaceholder, string> {
    const row = this.#row;
    const { terms } = row;
    return {
      partnerName: row.partner_name,
      companyName: AGENCY.company,
      campaign: this.campaign,
      customer: row.customer_name ?? this.say('contract.open'),
      budget: this.fee,
      startDate: this.day(row.start_date),
      endDate: this.day(row.end_date),
      services: this.services,
      buyOut: this.buyOut,
      exclusivity: this.orElse(terms.exclusivity, 'contract.none'),
      labelling: this.say('contract.labellingText', { duty: terms.labellingDuty ? 'yes' : 'no' }),
      correctionRounds: String(terms.correctionRounds),
      paymentDays: String(terms.paymentDays),
      cancellation: this.orElse(terms.cancellation, 'contract.byLaw'),
      penalty: this.say('contract.penaltyText', { agreed: terms.penalty ? 'yes' : 'no' }),
      date: formatDate(now, this.language),
    };
  }

  /** The terms as the document lists them. */
  facts(): (readonly [name: string, value: string])[] {
    const row = this.#row;
    const terms: Terms = row.terms;
    const { say } = this;
    return [
      [say('contract.campaign'), this.campaign],
      ...(row.customer_name === null ? [] : [[say('contract.customer'), row.customer_name] as const]),
      [say('contract.period'), `${this.day(row.start_date)} – ${this.day(row.end_date)}`],
      [say('contract.services'), this.services],
      [say('contract.fee'), this.fee],
      [say('contract.payment'), say('contract.days', { count: terms.paymentDays })],
      [say('contract.buyOut'), this.buyOut],
      [say('contract.exclusivity'), this.orElse(terms.exclusivity, 'contract.none')],
      [say('contract.labelling'), this.yesOrNo(terms.labellingDuty)],
      [say('contract.corrections'), String(terms.correctionRounds)],
      [say('contract.cancellation'), this.orElse(terms.cancellation, 'contract.byLaw')],
      [say('contract.penalty'), this.yesOrNo(terms.penalty)],
    ];
  }
}
