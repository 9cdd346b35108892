/** Carriers that are offered; each of them follows its parcels on a page of its own. */
export const CARRIERS = [
  'DHL',
  'Deutsche Post',
  'DPD',
  'Hermes',
  'GLS',
  'UPS',
  'Österreichische Post',
  'Schweizerische Post',
] as const;

/** Longest name of a carrier, as the contract has it. */
export const CARRIER_LIMIT = 60;

const TRACKING_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9]|[ ./-](?=[A-Za-z0-9]))+$/;
const SHORTEST = 4;
const LONGEST = 40;

/** Whether a text has the form of a tracking number; the server decides. */
export const isTrackingNumber = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && TRACKING_NUMBER.test(text);
