/** Pages of carriers that follow a parcel, by the beginning of the carrier's name in small letters. */
const CARRIERS: readonly (readonly [name: string, address: (number: string) => string])[] = [
  ['dhl', (number) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`],
  ['deutsche post', (number) => `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${number}`],
  ['dpd', (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}`],
  ['hermes', (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#${number}`],
  ['gls', (number) => `https://gls-group.eu/DE/de/paketverfolgung?match=${number}`],
  ['ups', (number) => `https://www.ups.com/track?tracknum=${number}`],
  ['österreichische post', (number) => `https://www.post.at/sv/sendungsdetails?snr=${number}`],
  ['schweizerische post', (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`],
];

/** Where a parcel can be followed; undefined for a carrier without such a page. */
export function trackingAddress(carrier: string | null, number: string | null): string | undefined {
  if (carrier === null || number === null || number.trim() === '') return undefined;
  const name = carrier.trim().toLocaleLowerCase('de');
  const [, address] = CARRIERS.find(([known]) => name.startsWith(known)) ?? [];
  return address?.(encodeURIComponent(number.trim()));
}
