import type { Country } from '@resonanz/domain/lookups';

/** What a row says of where to write to. */
interface AddressParts {
  address: string | null | undefined;
  street: string | null | undefined;
  houseNumber: string | null | undefined;
  zip: string | null | undefined;
  city: string;
  country: Country | null;
}

const joined = (separator: string, parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);

/** Spreadsheets drop the 0 that German postcodes of the east begin with. */
const fullZip = (zip: string, country: Country | null): string =>
  country === 'DE' && /^\d{4}$/.test(zip) ? `0${zip}` : zip;

/** A postal address in one line, `Lindenweg 4, 50667 Köln`; null where the row names no part of it but the city. */
export function putTogether({ address, street, houseNumber, zip, city, country }: AddressParts): string | null {
  const place = zip === null || zip === undefined ? '' : joined(' ', [fullZip(zip, country), city]);
  const text = joined(', ', [address, joined(' ', [street, houseNumber]), place]);
  return text === '' ? null : text;
}
