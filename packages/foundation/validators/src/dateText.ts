import { invalid, settle, textValidator } from './schema.ts';

/**
 * A calendar date as it is stored: `yyyy-mm-dd`, without time and zone.
 *
 * @source docs/domain/formats.md#wall-clock; docs/domain/validation.md#date-texts
 */
export type IsoDate = `${number}-${number}-${number}`;

/** The form of a date text: `dd.mm.yyyy` from 1930 on, `dd.mm`, or a four-digit year. */
export const DATE_TEXT_FORM = /^(?:(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])(?:\.(?:19[3-9]\d|[2-9]\d{3}))?|\d{4})$/;

const LONG_MONTHS = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const SHORT_MONTHS = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP_YEARS = '\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00';

/** The form of an ISO date from 1930 on that exists in the calendar, leap years included. */
export const ISO_DATE_FORM = /* @__PURE__ */ new RegExp(
  `^(?=19[3-9]|[2-9])(?:\\d{4}-(?:${LONG_MONTHS}|${SHORT_MONTHS}|${FEBRUARY})|(?:${LEAP_YEARS})-02-29)$`,
);

/**
 * A day as text: `dd.mm.yyyy` from 1930 on, `dd.mm`, or a four-digit year alone. 31.02. is accepted, as the rule says;
 * use `storedDate` where the text becomes a date. Error: `wrongDateFormate`.
 *
 * @source docs/domain/validation.md#date-texts
 */
export const dateText = /* @__PURE__ */ textValidator((text) =>
  settle(text, [!DATE_TEXT_FORM.test(text) && { code: 'wrongDateFormate' }]),
);

const asIsoDate = (text: string) =>
  ISO_DATE_FORM.test(text) ? { value: text as IsoDate } : invalid('wrongDateFormate');

/**
 * A date already as `yyyy-mm-dd`, as date fields and the contract carry it: it must exist and lie in 1930 or later.
 * Error: `wrongDateFormate`.
 *
 * @source docs/domain/formats.md#wall-clock; docs/domain/validation.md#date-texts
 */
export const calendarDate = /* @__PURE__ */ textValidator<IsoDate>(asIsoDate);

/**
 * A date to be stored, typed as `dd.mm.yyyy` or already `yyyy-mm-dd`: it must exist in the calendar; gives
 * `yyyy-mm-dd`. Error: `wrongDateFormate`.
 *
 * @source docs/domain/validation.md#date-texts
 */
export const storedDate = /* @__PURE__ */ textValidator<IsoDate>((text) =>
  asIsoDate(text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')),
);
