import { expect, test } from 'vitest';
import { declineReason } from './declineReason.ts';
import { codes } from './errors.fixture.ts';

test('a decline needs a reason, "other" needs words', () => {
  expect(declineReason.validate({ brandDeclineReason: 2, declineText: ' ' })).toEqual({
    value: { brandDeclineReason: 2 },
  });
  expect(declineReason.validate({ brandDeclineReason: 5, declineText: ' zu spät ' })).toEqual({
    value: { brandDeclineReason: 5, declineText: 'zu spät' },
  });
  expect(codes(declineReason, { brandDeclineReason: 5 })).toEqual(['declineText.declineTextRequired']);
  expect(codes(declineReason, { brandDeclineReason: 6 })).toEqual(['brandDeclineReason.declineReasonRequired']);
  expect(codes(declineReason, {})).toEqual(['brandDeclineReason.declineReasonRequired']);
  expect(codes(declineReason, { brandDeclineReason: 5, declineText: ' ' })).toEqual([
    'declineText.declineTextRequired',
  ]);
  expect(declineReason.validate({ brandDeclineReason: '3', declineText: null })).toEqual({
    value: { brandDeclineReason: 3 },
  });
  expect(codes(declineReason, { declineText: 7 })).toEqual([
    'brandDeclineReason.declineReasonRequired',
    'declineText.invalidType',
  ]);
  expect(codes(declineReason, { brandDeclineReason: 1, declineText: ` ${'\u{1F600}'.repeat(1000)} ` })).toEqual([]);
  expect(codes(declineReason, { brandDeclineReason: 1, declineText: 'x'.repeat(1001) })).toEqual([
    'declineText.textTooLong',
  ]);
});
