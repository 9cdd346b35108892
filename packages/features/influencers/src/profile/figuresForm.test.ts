import { expect, test } from 'vitest';
import { buildProfileChannel } from '../fixtures/profile.fixture.ts';
import { emptyFigures, overfullGroups, toFigures } from './figuresForm.ts';

const channel = buildProfileChannel();
const draft = emptyFigures(channel, '2026-11-20');

test('nothing entered is nothing to save, though the known shares stand there', () => {
  expect(toFigures(draft, channel)).toBeUndefined();
  expect(toFigures({ ...draft, measuredOn: null, followers: 5 }, channel)).toBeUndefined();
});

test('only what was entered is sent; zero is a figure', () => {
  expect(toFigures({ ...draft, followers: 0 }, channel)).toEqual({
    channelId: 1_001,
    measuredOn: '2026-11-20',
    isEstimated: false,
    followers: 0,
  });
});

test('one changed share sends the audience as a whole, without what is unknown', () => {
  const sent = toFigures(
    { ...draft, isEstimated: true, shares: { ...draft.shares, germany: 70, switzerland: null } },
    channel,
  );
  expect(sent).toMatchObject({ isEstimated: true, audience: { germany: 70, austria: 13, genderFemale: 78 } });
  expect(sent?.audience).not.toHaveProperty('switzerland');
});

test('a group is at most the whole', () => {
  expect([...overfullGroups(draft)]).toEqual([]);
  expect([...overfullGroups({ ...draft, shares: { ...draft.shares, genderMale: 23 } })]).toEqual(['gender']);
});
