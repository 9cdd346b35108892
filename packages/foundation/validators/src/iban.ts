import { refusal, textValidator } from './schema.ts';

// Country and length, as the registry of ISO 13616 lists them.
const LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28' +
  'HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25' +
  'QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

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
 * An international account number: the length of its country and a right check sum; gives it back in capitals without blanks.
 * Fault: `ibanInvalid`.
 * @source 000 §3 (influencer); ISO 13616
 */
export const iban = /* @__PURE__ */ textValidator<string>((text) => {
  const compact = IBAN_FORM.test(text) ? text.replace(/\s/g, '').toUpperCase() : '';
  const isKnown = /^[A-Z]{2}\d\d/.test(compact) && LENGTHS.includes(compact.slice(0, 2) + String(compact.length));
  return isKnown && hasRightCheckSum(compact) ? { value: compact } : refusal('ibanInvalid');
});
