import { expect, test } from 'vitest';
import { trackingAddress } from './trackingAddress.ts';

test('a parcel of a known carrier can be followed, however the carrier is written', () => {
  expect(trackingAddress(' DHL Paket', '00340 1')).toBe(
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340%201',
  );
  expect(trackingAddress('dpd', '0815')).toBe('https://tracking.dpd.de/status/de_DE/parcel/0815');
  expect(trackingAddress('Österreichische Post', '1')).toBe('https://www.post.at/sv/sendungsdetails?snr=1');
});

test('without number or known carrier there is nothing to follow', () => {
  expect(trackingAddress('Fahrradkurier', '1')).toBeUndefined();
  expect(trackingAddress('DHL', null)).toBeUndefined();
  expect(trackingAddress('DHL', ' ')).toBeUndefined();
  expect(trackingAddress(null, '1')).toBeUndefined();
});
