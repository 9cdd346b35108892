/**
 * A currency as the currency call lists it.
 *
 * @source docs/domain/lookups.md#currencies
 */
export interface CurrencyFacts {
  readonly currencyId: number;
  /** ISO 4217 code. */
  readonly currencyCode: string;
  readonly currencyName: string;
  readonly currencySymbol: string;
  /** Locale whose number style the currency uses. */
  readonly currencyShortName: string;
}

/**
 * Currencies, the default first: initial data. Names on screen are `currency.<code>` in `labels`.
 *
 * @source docs/domain/lookups.md#currencies
 */
export const CURRENCIES = [
  { currencyId: 1, currencyCode: 'EUR', currencyName: 'Euro', currencySymbol: '€', currencyShortName: 'de' },
  { currencyId: 2, currencyCode: 'USD', currencyName: 'US Dollar', currencySymbol: '$', currencyShortName: 'en' },
  { currencyId: 3, currencyCode: 'GBP', currencyName: 'Pound Sterling', currencySymbol: '£', currencyShortName: 'en' },
  {
    currencyId: 4,
    currencyCode: 'CHF',
    currencyName: 'Schweizer Franken',
    currencySymbol: 'CHF',
    currencyShortName: 'de',
  },
] as const satisfies readonly CurrencyFacts[];

/**
 * The currency of money that names none.
 *
 * @source docs/domain/lookups.md#currencies
 */
export const DEFAULT_CURRENCY_ID = 1;
