import type { ExportLanguage } from '../../../platform/documents/tables/Column.ts';

/** What a file of parcels says in a column. */
export type ParcelField = 'applicationId' | 'email' | 'carrier' | 'trackingNumber';

/** How the exported list heads its columns; an import reads the same. */
export const HEADINGS = {
  applicationId: { de: 'Bewerbung', en: 'Application' },
  fullName: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  street: { de: 'Straße', en: 'Street' },
  zip: { de: 'PLZ', en: 'Postal code' },
  city: { de: 'Ort', en: 'Town' },
  country: { de: 'Land', en: 'Country' },
  carrier: { de: 'Versanddienst', en: 'Carrier' },
  trackingNumber: { de: 'Sendungsnummer', en: 'Tracking number' },
  shippedAt: { de: 'Versendet am', en: 'Shipped on' },
  receivedAt: { de: 'Empfangen am', en: 'Received on' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Record<string, Record<ExportLanguage, string>>;

/** Other words for the same, as files of carriers head their columns. */
const OTHER_WORDS: Readonly<Record<ParcelField, readonly string[]>> = {
  applicationId: ['bewerbungsnummer', 'application id', 'applicationid', 'referenz', 'reference'],
  email: ['e-mail-adresse', 'email', 'mail', 'e-mail address', 'email address'],
  carrier: ['versender', 'paketdienst', 'versandart', 'dienstleister', 'shipping carrier'],
  trackingNumber: [
    'trackingnummer',
    'tracking',
    'paketnummer',
    'sendungs-nr.',
    'tracking no.',
    'tracking code',
    'tracking id',
  ],
};

const FIELDS: readonly ParcelField[] = ['applicationId', 'email', 'carrier', 'trackingNumber'];

/** What the column under a heading says; undefined for all that an import does not read. */
export function fieldOf(heading: string): ParcelField | undefined {
  const words = heading.trim().toLocaleLowerCase('de').replace(/\s+/g, ' ');
  return FIELDS.find(
    (field) =>
      Object.values(HEADINGS[field]).some((each) => each.toLocaleLowerCase('de') === words) ||
      OTHER_WORDS[field].includes(words),
  );
}
