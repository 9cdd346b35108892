import { invalid, textValidator } from './schema.ts';

// Country and form of the account number (n digits, a letters, c both), as the registry of ISO 13616 lists them.
const FORMS =
  'AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n ' +
  'DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HR17n HU24n IE4a14n IL19n IQ4a15n IS22n ' +
  'IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n ' +
  'MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE20n ' +
  'SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c';

const CHARACTERS: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' };

function hasFormOfItsCountry(iban: string): boolean {
  const parts = new RegExp(String.raw`\b${iban.slice(0, 2)}(\w+)`).exec(FORMS)?.[1];
  if (parts === undefined) return false;
  return new RegExp(
    `^${parts.replace(/(\d+)([nac])/g, (_, length: string, kind: string) => `${CHARACTERS[kind] ?? ''}{${length}}`)}$`,
  ).test(iban.slice(4));
}

/** The form of an account number as people type it: 15 to 34 letters and digits, blanks anywhere. */
export const IBAN_FORM = /^(?:\s*[A-Za-z\d]){15,34}\s*$/;

function hasRightCheckSum(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/**
 * An international account number: the length and structure of its country and right check digits (02 to 98); gives it
 * back in capitals without blanks. Error: `ibanInvalid`.
 *
 * @source docs/domain/validation.md#iban; ISO 13616
 */
export const iban = /* @__PURE__ */ textValidator<string>((text) => {
  const compact = IBAN_FORM.test(text) ? text.replace(/\s/g, '').toUpperCase() : '';
  const isWellFormed = /^[A-Z]{2}(?!00|01|99)\d\d/.test(compact) && hasFormOfItsCountry(compact);
  return isWellFormed && hasRightCheckSum(compact) ? { value: compact } : invalid('ibanInvalid');
});
