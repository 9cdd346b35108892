import { textValidator } from './schema.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GR: 27, HR: 21,
  HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24,
  SI: 19, SK: 24, SM: 27,
};

function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** An account number of the SEPA area with a right check sum; gives it back in capitals without spaces. */
export const iban = textValidator<string>((text) => {
  const compact = text.length > 64 ? '' : text.replaceAll(/\s/g, '').toUpperCase();
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) && LENGTHS[compact.slice(0, 2)] === compact.length;
  return isWellFormed && remainder(compact) === 1 ? { value: compact } : { faults: [{ code: 'ibanInvalid' }] };
});
