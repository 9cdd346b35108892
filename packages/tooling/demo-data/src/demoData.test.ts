import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { channelKey, normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { ROLE } from '@resonanz/domain/roles';
import { DEMO_USER } from './accounts.ts';
import { sharesOf } from './audience.ts';
import { drawnEntries } from './campaignEntries.ts';
import { manyCampaigns } from './campaigns.ts';
import { createDemoData } from './demoData.ts';
import { createEntryPool } from './entryPool.ts';
import { data, make, now, today } from './fixtures/demoData.fixture.ts';
import { followerHistory, HISTORY_DAYS, historyDays } from './followerHistory.ts';
import type { DemoInfluencer } from './influencerRecords.ts';
import { influencerChunks } from './influencers.ts';

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('demo data', () => {
  test('the same instant gives the same data, another instant the same people on other days', () => {
    expect(digest(make(now))).toBe(digest(data));
    const later = make(new Date('2027-03-01T08:30:00Z'));
    expect(digest(later)).not.toBe(digest(data));
    expect(later.channels.map((channel) => channel.url)).toEqual(data.channels.map((channel) => channel.url));
  });

  test('has the promised size, on all ten platforms and in three countries', () => {
    expect(data.influencers).toHaveLength(3_500);
    expect(data.channels.length).toBeGreaterThan(5_700);
    expect(data.channels.length).toBeLessThan(6_300);
    expect(data.campaigns).toHaveLength(60);
    expect(data.customers).toHaveLength(40);
    expect(new Set(data.channels.map((channel) => channel.platform))).toEqual(new Set(PLATFORMS));
    expect(new Set(data.influencers.map((person) => person.country))).toEqual(new Set(['DE', 'AU', 'CH']));
  });

  test('ids, addresses and mail addresses are unique, and addresses are written as an import would write them', () => {
    for (const ids of [
      data.influencers.map(({ id }) => id),
      data.channels.map(({ id }) => id),
      data.users.map(({ id }) => id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(new Set(data.channels.map(({ platform, url }) => channelKey(platform, url))).size).toBe(
      data.channels.length,
    );
    for (const { url, platform, title, handle } of data.channels) {
      expect(normaliseChannelUrl(url, { title: title ?? '' })).toEqual({ ok: true, url, platform, handle });
    }
    const mails = data.influencers.map(({ email }) => email).filter((email) => email !== null);
    expect(new Set(mails).size).toBe(mails.length);
  });

  test('nobody can be written to or called by accident', () => {
    const mails = [
      ...data.influencers.map(({ email }) => email),
      ...data.users.map(({ email }) => email),
      ...data.customers.map(({ invoiceEmail }) => invoiceEmail),
      ...data.customerContacts.map(({ email }) => email),
      ...data.leadContacts.map(({ email }) => email),
    ];
    expect(mails.filter((mail) => mail !== null && !/^[a-z0-9.+-]+@[a-z0-9.-]+\.example$/.test(mail))).toEqual([]);
    expect(
      data.influencers
        .map(({ mobile }) => mobile)
        .filter((mobile) => mobile !== null && !mobile.startsWith('+4917139200')),
    ).toEqual([]);
  });

  test('telephone numbers are in their stored form, so that saving a record does not change them', () => {
    const numbers = [
      ...data.influencers.map(({ mobile }) => mobile),
      ...[...data.customerContacts, ...data.leadContacts].map(({ phone }) => phone),
    ].filter((number) => number !== null);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !/^\+(49|43|41)\d+$/.test(number))).toEqual([]);
  });

  test('audiences add up: ages to 100, countries and genders to 100 at most', () => {
    for (const { audience } of data.channels) {
      if (audience === null) continue;
      const { germany, austria, switzerland, genderMale, genderFemale, ...ages } = audience;
      expect(Object.values(ages).reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(germany + austria + switzerland).toBeLessThanOrEqual(100);
      expect(genderMale + genderFemale).toBeLessThanOrEqual(100);
      expect(Math.min(...Object.values(audience))).toBeGreaterThanOrEqual(0);
    }
    expect(sharesOf([1, 1, 1], 100)).toEqual([34, 33, 33]);
  });

  test('some values are unknown, so that every screen has to cope with it', () => {
    for (const field of ['followers', 'engagementRate', 'defaultPrice', 'audience'] as const) {
      const unknown = data.channels.filter((channel) => channel[field] === null).length;
      expect(unknown).toBeGreaterThan(0);
      expect(unknown).toBeLessThan(data.channels.length / 4);
    }
  });

  test('the people of the pictures have ninety days of followers, each day once, going on before the thirty', () => {
    const { followers } = data.profileDetails();
    const channelIds = [...new Set(followers.map(({ channelId }) => channelId))];
    expect(channelIds.length).toBeGreaterThan(5);
    for (const id of channelIds) {
      const days = followers.filter(({ channelId }) => channelId === id);
      expect(new Set(days.map(({ day }) => day)).size).toBe(60);
      expect(days.every(({ day, followers: count }) => !historyDays(now).includes(day) && count > 0)).toBe(true);
    }
  });

  test('ratings agree with the average and the number that a person shows, at most one of a user', () => {
    const { ratings } = data.profileDetails();
    const people = new Map(data.influencers.map((person) => [person.id, person]));
    for (const id of new Set(ratings.map(({ influencerId }) => influencerId))) {
      const rows = ratings.filter(({ influencerId }) => influencerId === id);
      const count = rows.reduce((sum, { weight }) => sum + weight, 0);
      expect(count).toBe(people.get(id)?.ratingCount);
      expect(rows.reduce((sum, { stars, weight }) => sum + stars * weight, 0) / count).toBeCloseTo(
        people.get(id)?.averageRating ?? 0,
        1,
      );
      const users = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
      expect(new Set(users).size).toBe(users.length);
    }
    expect(ratings.length).toBeGreaterThan(8);
  });

  test('a history of thirty days ends with the followers of today', () => {
    const channel = data.channels.find(({ followers }) => followers !== null);
    if (channel === undefined) throw new Error('There is no channel.');
    const history = followerHistory(channel);
    expect(history?.followers).toHaveLength(HISTORY_DAYS);
    expect(history?.followers.at(-1)).toBe(channel.followers);
    expect(historyDays(now).at(-1)).toBe(today);
  });

  test('the newest channels belong to the people of the design', () => {
    const newest = data.channels.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 12);
    const names = newest.map(({ influencerId }) => data.influencers.find(({ id }) => id === influencerId)?.surname);
    expect(names).toEqual([
      'Hartwig',
      'Yıldırım',
      'Brandstätter',
      'Küppers',
      'Demir',
      'von Aufseß-Rautenberg',
      'Zaugg',
      'Oberhuber',
      'Okafor-Lindner',
      'Petersen',
      'Öztürk',
      'Ndiaye',
    ]);
  });

  test('every picture that is referred to is drawn, as a picture without programs', () => {
    const keys = new Set(data.pictures.map(({ key }) => `/media/${key}`));
    const addresses = [
      ...data.influencers.map(({ picture }) => picture),
      ...data.users.map(({ profilePicture }) => profilePicture),
      ...data.testerProjects.map(({ picture }) => picture),
    ];
    expect(addresses.filter((address) => address !== null && !keys.has(address))).toEqual([]);
    expect(new Set(data.pictures.map(({ svg }) => svg)).size).toBeGreaterThan(400);
    expect(
      data.pictures.filter(({ svg }) => !/^<svg [^]*<\/svg>$/.test(svg) || /script|href|on\w+=/.test(svg)),
    ).toEqual([]);
  });

  test('the demo accounts: one for each role and area, the campaign manager is user 9, and brands in the states that a log-in distinguishes', () => {
    const accounts = data.users
      .filter(({ logsIn }) => logsIn)
      .map(({ id, email, roleId, signupWithToken }) => [id, email.split('@')[0], roleId, signupWithToken]);
    expect(accounts).toEqual([
      [1, 'superadmin', 6, false],
      [2, 'admin', 1, false],
      [3, 'brand', 3, false],
      [4, 'brand-two', 3, false],
      [5, 'brand-invited', 3, true],
      [6, 'management', 7, false],
      [7, 'tester', 8, false],
      [9, 'manager', 9, false],
      [28, 'brand-unverified', 3, false],
      [29, 'brand-waiting', 3, false],
      [30, 'brand-declined', 3, false],
      [31, 'brand-deactivated', 3, false],
      [32, 'brand-terms', 3, false],
      [33, 'brand-embedded', 3, true],
    ]);
    const own = data.influencers.filter(
      ({ management }) => management === data.users.find(({ id }) => id === DEMO_USER.management)?.companyName,
    );
    expect(own.length).toBeGreaterThan(10);
  });
});

test('the large data fills every list, and one grid with five hundred creators', () => {
  const large = createDemoData('large', now);
  expect([large.customers.length, large.leads.length, large.todos.length]).toEqual([3_000, 2_000, 1_500]);
  for (const records of [large.customers, large.leads, large.todos])
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(new Set(large.customers.map(({ name }) => name)).size).toBeGreaterThan(2_950);
  expect([
    large.users.filter(({ roleId }) => roleId === ROLE.brand).length,
    large.requests.length,
    large.ugcRequests.length,
  ]).toEqual([316, 500, 500]);
  for (const values of [
    large.users.map(({ id }) => id),
    large.users.map(({ email }) => email),
    large.requests.map(({ id }) => id),
    large.requests.map(({ number }) => number),
  ]) {
    expect(new Set<number | string>(values).size).toBe(values.length);
  }
  const ownerOf = new Map(large.users.map(({ id, customerId }) => [id, customerId]));
  for (const { createdByUserId, customerId } of large.requests) expect(ownerOf.get(createdByUserId)).toBe(customerId);
  for (const { brand, customerId } of large.ugcRequests) expect(ownerOf.get(brand)).toBe(customerId);
  const approved = large.requests.filter(({ status }) => status === 2).map(({ campaignId }) => campaignId);
  expect([approved.includes(null), new Set(approved).size]).toEqual([false, approved.length]);
  const [grid] = manyCampaigns(200, now).next().value ?? [];
  const pool = createEntryPool([...influencerChunks('small', now)].flat(), []);
  expect(grid && drawnEntries(grid, pool, now, 500).length).toBe(500);
});

test('the large data comes in chunks of five hundred people', () => {
  const chunks = influencerChunks('large', now);
  const [first = [], second = []] = [chunks.next(), chunks.next()].map(({ value }): DemoInfluencer[] => value ?? []);
  expect([first.length, second.length]).toEqual([500, 500]);
  expect(second[0]?.id).toBe(501);
  expect(first.flatMap((person) => person.channels).length / 500).toBeGreaterThan(2.6);
});
