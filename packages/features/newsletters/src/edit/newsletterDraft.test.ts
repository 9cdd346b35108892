import { expect, test } from 'vitest';
import { audienceDraftOf, toAudience } from './newsletterDraft.ts';

test('an audience is entered and sent as it was read, and what asks for nothing is left out', () => {
  const audience = { gender: ['female' as const], children: [0, 2], ugcCampaign: false, pointsFrom: 50 };
  expect(toAudience(audienceDraftOf(audience))).toEqual(audience);
  expect(toAudience(audienceDraftOf({ countries: [] }))).toEqual({});
});
