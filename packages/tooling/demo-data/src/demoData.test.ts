import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isVisibleToBrand } from '@resonanz/domain/campaigns';
import { channelKey, normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { notificationTexts } from '@resonanz/domain/notificationTexts';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { ROLE } from '@resonanz/domain/roles';
import { DEMO_USER } from './accounts.ts';
import { sharesOf } from './audience.ts';
import { drawnEntries } from './campaignEntries.ts';
import { manyCampaigns } from './campaigns.ts';
import { dateIn } from './days.ts';
import { createDemoData } from './demoData.ts';
import { createEntryPool } from './entryPool.ts';
import { followerHistory, HISTORY_DAYS, historyDays } from './followerHistory.ts';
import { influencerChunks } from './influencers.ts';
import type { DemoInfluencer } from './records.ts';

const now = new Date('2026-10-12T08:30:00Z');

function make(at: Date) {
  const data = createDemoData('small', at);
  const influencers = [...data.influencers()].flat();
  const [part] = [...data.campaigns()];
  if (part === undefined) throw new Error('There are no campaigns.');
  return {
    ...data,
    influencers,
    channels: influencers.flatMap((person) => person.channels),
    campaigns: part.campaigns,
    entries: part.entries,
    bookmarks: data.bookmarks(),
  };
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const data = make(now);
const today = dateIn(now, 0);

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

  test('the demo accounts: one for each role and area, the campaign manager is user 9, and brands in the states that a log-in tells apart', () => {
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

describe('demo campaigns', () => {
  const requestOf = (campaignId: number) => data.requests.find((request) => request.campaignId === campaignId);

  test('there are running campaigns today, and their dates fit their status', () => {
    const fits = ({ status, startDate, endDate }: (typeof data.campaigns)[number]): boolean => {
      if (startDate >= endDate) return false;
      if (status === 3) return startDate <= today && endDate >= today;
      if (status === 4) return endDate < today;
      return status === 5 || startDate > today;
    };
    expect(data.campaigns.filter((campaign) => !fits(campaign)).map(({ name }) => name)).toEqual([]);
    expect(data.campaigns.filter(({ status }) => status === 3).length).toBeGreaterThan(15);
  });

  test('entries keep to the transitions of state, content, invoice and brand decision', () => {
    for (const entry of data.entries) {
      const request = requestOf(entry.campaignId);
      const campaign = data.campaigns.find(({ id }) => id === entry.campaignId);
      const isVisible = isVisibleToBrand({ ...entry, belongsToBrand: request !== undefined });
      expect(entry.brandStatus !== null).toBe(isVisible);
      expect(entry.publishedAt !== null).toBe(isVisible);
      expect(entry.contentStatus !== null).toBe(entry.state === 3);
      expect(entry.brandDeclineReason !== null).toBe(entry.brandStatus === 4);
      if (entry.state === 1)
        expect([entry.paidStatus, entry.invoiceStatus, entry.isPublished]).toEqual(['Eingegangen', 'Offen', 1]);
      if (entry.state > 1) expect(entry.preBudget).toBeGreaterThan(0);
      if (entry.state === 3) {
        expect(entry.paidStatus).toBe(entry.invoiceStatus);
        expect(entry.finalBudget).toBeGreaterThan(0);
        expect(entry.ndaSignedStatus).toBe(2);
        if (request !== undefined) expect(entry.brandStatus).toBe(3);
        expect((entry.contentDeadline ?? '') <= (entry.contentRelease ?? '')).toBe(true);
        expect((entry.contentRelease ?? '') <= (campaign?.endDate ?? '')).toBe(true);
      }
      if (entry.contentStatus === 'Online') {
        expect(entry.contentLink).toMatch(/^https:/);
        expect((entry.publishDate ?? '9999') <= today).toBe(true);
        expect(entry.impressions).toBeGreaterThan(0);
      } else {
        expect([entry.contentLink, entry.publishDate, entry.impressions, entry.invoiceStatus]).toEqual([
          null,
          null,
          null,
          'Offen',
        ]);
      }
      if (request !== undefined && (entry.contentStatus === 'Freigegeben' || entry.contentStatus === 'Online'))
        expect(entry.finalContentStatus).toBe(1);
    }
  });

  test('no channel is in a campaign twice, and booked channels stay within the media budget', () => {
    const pairs = data.entries.map(({ campaignId, channelId }) => `${campaignId} ${channelId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const spentOn = (id: number) =>
      data.entries
        .filter(({ campaignId, state }) => campaignId === id && state === 3)
        .reduce((sum, { finalBudget }) => sum + (finalBudget ?? 0), 0);
    expect(data.campaigns.filter(({ id, mediaBudget }) => spentOn(id) > mediaBudget).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('the first brand has something to decide, and the agency something to publish', () => {
    const showcase = data.campaigns.find(({ name }) => name === 'Herbstleuchten 2026 – Pflegeserie');
    const entries = data.entries.filter(({ campaignId }) => campaignId === showcase?.id);
    const count = (state: number, brandStatus: number | null) =>
      entries.filter((entry) => entry.state === state && entry.brandStatus === brandStatus).length;
    expect({
      acquisition: count(1, null),
      unpublished: count(2, null),
      pending: count(2, 1),
      waiting: count(2, 2),
      declined: count(2, 4),
      booked: count(3, 3),
    }).toEqual({
      acquisition: 24,
      unpublished: 3,
      pending: 6,
      waiting: 1,
      declined: 1,
      booked: 12,
    });
    expect(requestOf(showcase?.id ?? 0)).toMatchObject({ createdByUserId: DEMO_USER.brand, status: 2, ndaStatus: 2 });
    const waitingDays = entries
      .filter(({ brandStatus }) => brandStatus === 1)
      .map(({ publishedAt }) => (now.getTime() - Date.parse(publishedAt ?? '')) / 86_400_000);
    expect(Math.max(...waitingDays)).toBeLessThan(11);
  });

  test('the bookmarked channels are in no campaign yet', () => {
    const booked = new Set(data.entries.map(({ channelId }) => channelId));
    expect(data.bookmarks).toHaveLength(6);
    expect(
      data.bookmarks.filter(({ channelId, userId }) => booked.has(channelId) || userId !== DEMO_USER.manager),
    ).toEqual([]);
  });

  test('notifications have a text, and every value it names', () => {
    for (const { message, notificationText } of data.notifications) {
      const text = Object.hasOwn(notificationTexts.de, message)
        ? String(notificationTexts.de[message as keyof typeof notificationTexts.de])
        : '';
      const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      expect([message, text]).not.toContain('');
      expect([message, ...named.filter((name) => !(name in notificationText))]).toEqual([message]);
    }
  });

  test('notifications lead to campaigns and requests of their reader', () => {
    for (const { panel, refId, userId, type } of data.notifications) {
      if (panel === 'agency') {
        expect([6, 7, 11, 13, 14]).toContain(type);
        expect(data.campaigns.some(({ id }) => id === refId)).toBe(true);
      } else {
        const brand = data.users.find(({ id }) => id === userId);
        expect(data.requests.find(({ id }) => id === refId)?.customerId).toBe(brand?.customerId);
      }
    }
  });

  test('a tester sees open projects with pictures, and applications never exceed the people', () => {
    const open = data.testerProjects.filter(
      ({ status, applicationUntil }) => status === 2 && applicationUntil >= today,
    );
    expect(open.length).toBeGreaterThan(6);
    const pairs = data.testerApplications.map(({ projectId, userId }) => `${projectId} ${userId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

test('each staff account that works with to-dos has something due today, and something is overdue', () => {
  for (const id of [DEMO_USER.superAdmin, DEMO_USER.admin, DEMO_USER.manager]) {
    expect(
      data.todos.some(({ assignUserId, dueDate, status }) => assignUserId === id && dueDate === today && status !== 3),
    ).toBe(true);
  }
  expect(data.todos.some(({ dueDate, status }) => dueDate < today && status !== 3)).toBe(true);
  expect(data.todos.filter(({ createdAt }) => createdAt > now.toISOString())).toEqual([]);
});

test('check lists and comments belong to to-dos, some are half done, and some to-dos come again', () => {
  const ids = new Set(data.todos.map(({ id }) => id));
  expect(
    [...data.todoCheckItems.map(({ todoId }) => todoId), ...data.todoComments.map(({ subjectId }) => subjectId)].filter(
      (id) => !ids.has(id),
    ),
  ).toEqual([]);
  expect(new Set(data.todoCheckItems.map(({ isDone }) => isDone)).size).toBe(2);
  expect(
    data.todos.filter(({ repeat }) => repeat !== null).every(({ repeatFrom, dueDate }) => repeatFrom === dueDate),
  ).toBe(true);
  const written = new Map(data.todos.map(({ id, createdAt }) => [id, createdAt]));
  expect(data.todoComments.filter(({ subjectId, createdAt }) => createdAt < (written.get(subjectId) ?? ''))).toEqual(
    [],
  );
});

test('leads stand in every status, and tell of their customer, their reason and their follow-up as the status asks', () => {
  expect(new Set(data.leads.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(new Set(data.leads.map(({ country }) => country)).size).toBe(3);
  expect(data.leads.filter(({ industryId }) => industryId === null)).toEqual([]);
  for (const { status, reason, customerId, followUpDate, company } of data.leads) {
    expect(reason !== null).toBe(status === 3 || status === 6);
    if (status === 9) expect(followUpDate).not.toBeNull();
    if (status === 3 || status === 5 || status === 6) expect(followUpDate).toBeNull();
    expect(data.customers.find(({ id }) => id === customerId)?.name).toBe(status === 5 ? company : undefined);
  }
  expect(Math.max(...data.leads.map(({ company }) => company.length))).toBeGreaterThan(120);
  for (const { id } of data.leads)
    expect(
      data.leadContacts.filter(({ customerLeadId, isMain }) => customerLeadId === id && isMain).length,
    ).toBeLessThanOrEqual(1);
});

test('the follow-ups of leads are to-dos of their owners, one overdue and one for today among those of the manager', () => {
  const planned = data.leads.filter(({ followUpDate }) => followUpDate !== null);
  const todos = data.todos.filter(({ customerLeadId }) => customerLeadId !== null);
  const shown = (rows: readonly (readonly [number | null, number | null, string | null])[]) =>
    rows.map((row) => row.join(' ')).toSorted();
  expect(
    shown(todos.map(({ customerLeadId, assignUserId, dueDate }) => [customerLeadId, assignUserId, dueDate])),
  ).toEqual(shown(planned.map(({ id, ownerUserId, followUpDate }) => [id, ownerUserId, followUpDate])));
  expect(todos.every(({ title }) => title.length <= 200)).toBe(true);
  const due = planned.filter(
    ({ ownerUserId, followUpDate }) => ownerUserId === DEMO_USER.manager && (followUpDate ?? '') <= today,
  );
  expect(due.map(({ followUpDate }) => followUpDate === today).toSorted()).toEqual([false, true]);
});

test('the log of a lead ends with its last contact, and nothing happened before it was written', () => {
  for (const { id, createdAt, lastContactAt } of data.leads) {
    const moments = data.leadLog.filter(({ customerLeadId }) => customerLeadId === id).map(({ at }) => at);
    expect(moments.toSorted().at(-1) ?? null).toBe(lastContactAt);
    expect(moments.filter((at) => at < createdAt || at > now.toISOString())).toEqual([]);
    expect(data.leadEvents.filter(({ entityId, at }) => entityId === id && at < createdAt)).toEqual([]);
  }
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
