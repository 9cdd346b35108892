import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { campaignExportColumns, entryExportColumns } from '../src/areas/campaigns/exportColumns.ts';
import { exportColumns } from '../src/areas/influencers/exportTable.ts';
import { repository } from '../src/settings.ts';

type Language = 'de' | 'en';
const LANGUAGES: readonly Language[] = ['de', 'en'];

/** The words of a feature as its screens show them. */
const wordsOf = (feature: string, language: Language, part = ''): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(repository, 'packages/features', feature, 'messages', part, `${language}.json`), 'utf8')) as Record<string, string>;
/** Files name the unit of their figures in brackets. */
const withoutUnit = (heading: string): string => heading.replace(/ \((?:EUR|%)\)$/, '');

const GRID = {
  name: 'creator', channelURL: 'channel', city: 'city', germany: 'germany', austria: 'austria', switzerland: 'switzerland', genderMale: 'genderMale', genderFemale: 'genderFemale',
  avg: 'average', tag: 'tag', status: 'note', leistung: 'service', contacted: 'contacted', contactedBy: 'contactedBy', vorBudget: 'preBudget', finalesBudget: 'finalBudget',
  budgetExtern: 'externalBudget', cbCommission: 'commission', contentStatus: 'content', finalContentStatus: 'finalContent', invoiceStatus: 'invoice', contentRelease: 'release',
  contentDeadline: 'deadline', contentLink: 'contentLink', publishDate: 'publishDate', savedContent: 'savedContent', trackingLink: 'trackingLink', directLink: 'directLink',
  clicks: 'clicks', views: 'views', likes: 'likes', shares: 'shares', kommentare: 'commentFigure', impressionen: 'impressions', stickerClicks: 'stickerClicks', leser: 'readers',
  orderData: 'orders', cpc: 'cpc', cpv: 'cpv', cpo: 'cpo', tkp: 'tkp', isPublished: 'published', brandStatus: 'brandStatus', brandDeclineReason: 'declineReason',
  interestStatus: 'interest', ndaSignedStatus: 'nda', notizen: 'notes', empfehlung: 'recommended',
} as const;

test.each(LANGUAGES)('the file of a campaign heads its columns as the grid does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const keys = Object.keys(GRID) as (keyof typeof GRID)[];
  const headings = entryExportColumns(keys, language).map(({ heading }) => withoutUnit(heading));
  expect(headings).toEqual(keys.map((key) => words[`campaigns.entries.${GRID[key]}`]));
  const [until] = entryExportColumns(['until18'], language);
  expect(until?.heading).toBe(language === 'de' ? 'unter 18 Jahre %' : 'Age under 18 %');
});

test.each(LANGUAGES)('the file of the campaign list heads its columns as the list does: %s', (language) => {
  const words = { ...wordsOf('campaigns', language), ...wordsOf('campaigns', language, 'page') };
  const columns = { kampagnenname: 'name', kundenname: 'customer', type: 'type', budget: 'budget', mediaBudget: 'mediaBudget', budgetUsed: 'budgetUse', status: 'status', brandNdaStatus: 'brandNda', brandInvoice: 'brandInvoice', region: 'region', ownerName: 'owner', updatedAt: 'updatedAt' } as const;
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  expect(campaignExportColumns(keys, language).map(({ heading }) => withoutUnit(heading))).toEqual(keys.map((key) => words[`campaigns.list.${columns[key]}`]));
});

test.each(LANGUAGES)('the file of influencers heads its columns as the list does: %s', (language) => {
  const words = wordsOf('influencers', language);
  const keys = ['growth', 'engagementRate', 'price', 'category', 'country', 'city', 'ageGroup', 'gender', 'management', 'trusted', 'active', 'createdAt'] as const;
  const headings = exportColumns(language, true, keys).map(({ heading }) => withoutUnit(heading));
  for (const key of keys) expect(headings).toContain(words[`influencers.list.${key}`]);
});
