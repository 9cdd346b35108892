import type { Entry } from './entries.ts';

type Kind = 'person' | 'channel' | 'status' | 'text' | 'link' | 'number' | 'money' | 'percent' | 'date' | 'flag';

/** A column of the campaign page in the state "booked", for those who bring their own grid. */
export interface Head {
  readonly id: keyof Entry;
  readonly header: string;
  readonly width: number;
  readonly kind: Kind;
}

const column = (id: keyof Entry, header: string, width: number, kind: Kind): Head => ({ id, header, width, kind });

/** The columns as `columnOrder.ts` of the campaign page has them, with the same widths. */
export const heads: readonly Head[] = [
  column('name', 'Creator', 206, 'person'),
  column('followers', 'Kanal', 96, 'channel'),
  column('tag', 'Tag', 156, 'status'),
  column('contentStatus', 'Content', 118, 'status'),
  column('invoiceStatus', 'Rechnung', 120, 'status'),
  column('contentDeadline', 'Content-Deadline', 132, 'date'),
  column('preBudget', 'Vorbudget', 118, 'money'),
  column('finalBudget', 'Finales Budget', 118, 'money'),
  column('cpc', 'CPC', 86, 'money'),
  column('tkp', 'TKP', 86, 'money'),
  column('isPublished', 'Veröffentlicht', 116, 'flag'),
  column('externalBudget', 'Externes Budget', 118, 'money'),
  column('cbCommission', 'Provision', 116, 'percent'),
  column('contentRelease', 'Freigabe bis', 132, 'date'),
  column('publishDate', 'Veröffentlichung', 132, 'date'),
  column('contentLink', 'Content-Link', 180, 'link'),
  column('finalContentStatus', 'Finaler Content', 132, 'status'),
  column('clicks', 'Klicks', 118, 'number'),
  column('views', 'Views', 118, 'number'),
  column('impressions', 'Impressionen', 118, 'number'),
  column('orderData', 'Bestellungen', 118, 'number'),
  column('cpv', 'CPV', 86, 'money'),
  column('cpo', 'CPO', 86, 'money'),
  column('likes', 'Likes', 118, 'number'),
  column('shares', 'Shares', 118, 'number'),
  column('comments', 'Kommentare', 118, 'number'),
  column('trackingLink', 'Tracking-Link', 180, 'link'),
  column('service', 'Leistung', 180, 'text'),
  column('status', 'Notiz', 148, 'text'),
  column('brandStatus', 'Brand-Status', 132, 'status'),
  column('brandCommentCount', 'Kommentare', 116, 'number'),
  column('ndaSignedStatus', 'NDA', 132, 'status'),
];

const number = new Intl.NumberFormat('de-DE');
const percent = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const date = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.NumberFormat('de-DE', { notation: 'compact' });

const STATUSES: Partial<Record<keyof Entry, readonly string[]>> = {
  finalContentStatus: ['Offen', 'Freigegeben', 'Abgelehnt'],
  brandStatus: ['', 'Angezeigt', 'Abgelehnt', 'Angenommen', 'Zurückgezogen'],
  ndaSignedStatus: ['Nicht nötig', 'Offen', 'Unterschrieben'],
};

/** Followers as the chip of a channel shows them. */
export const followers = (count: number | null): string => (count === null ? '–' : short.format(count));

/** What stands in a cell, in German. */
export function words(entry: Entry, { id, kind }: Head): string {
  const value = entry[id];
  if (kind === 'status' && typeof value === 'number') return STATUSES[id]?.[value] ?? '';
  if (value === null || value === '') return '–';
  if (kind === 'money') return money.format(Number(value));
  if (kind === 'percent') return `${percent.format(Number(value))} %`;
  if (kind === 'number') return number.format(Number(value));
  if (kind === 'date') return date.format(new Date(String(value)));
  if (kind === 'link') return String(value).replace(/^https?:\/\/(www\.)?/, '');
  return String(value);
}
