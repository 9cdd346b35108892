import { describe, expect, test } from 'vitest';
import { codes } from './errors.fixture.ts';
import { socialUrl } from './socialUrl.ts';

describe('social url', () => {
  test('gives the channel back on https without query string [R-VAL-035, R-VAL-036, R-VAL-037]', () => {
    expect(socialUrl.validate('http://www.instagram.com/lena/?hl=de')).toEqual({
      value: { url: 'https://www.instagram.com/lena/', platform: 'Instagram', handle: 'lena' },
    });
  });

  test('says what is wrong', () => {
    expect([
      codes(socialUrl, ''),
      codes(socialUrl, 'lena'),
      codes(socialUrl, 'https://youtu.be/x'),
      codes(socialUrl, 'https://tiktok.com'),
      codes(socialUrl, 'https://www.threads.net/@lena'),
    ]).toEqual([
      ['required'],
      ['channelUrlInvalid'],
      ['channelUrlIsVideo'],
      ['channelUrlWithoutHandle'],
      ['channelUrlOtherNetwork'],
    ]);
  });
});
