import { describe, expect, test } from 'vitest';
import { isVisibleToBrand } from '@resonanz/domain/campaigns';
import { notificationTexts } from '@resonanz/domain/notificationTexts';
import { DEMO_USER } from './accounts.ts';
import { data, now, today } from './fixtures/demoData.fixture.ts';

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

  test('each product test has a history that ends in its status', () => {
    for (const { id, status } of data.testerProjects) {
      const events = data.projectEvents.filter(({ entityId }) => entityId === id);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
      expect(events[0]?.changes).toHaveProperty('titleDe');
      const moves = events.flatMap(({ changes }) => (changes['status'] ? [changes['status'][1]] : []));
      expect(moves.at(-1) ?? 1).toBe(status);
    }
    const accepted = data.projectEvents.flatMap(({ changes }) => changes['accepted']?.[1] ?? []);
    expect(accepted).toHaveLength(data.testerApplications.filter(({ status }) => status === 1).length);
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
