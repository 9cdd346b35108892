import { expect, test } from 'vitest';
import { campaignKpi } from '@resonanz/domain/kpi';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { liveFigures } from './liveFigures.ts';

const row = (index: number, values: Parameters<typeof buildCampaignInfluencerRow>[0]) =>
  buildCampaignInfluencerRow({ state: 3, followers: 1000, clicks: 100, views: 1000, ...values }, index);
const ROWS = [
  row(0, { finalBudget: 300 }),
  row(1, { finalBudget: 0, preBudget: 200 }),
  row(2, { finalBudget: 500, clicks: 300 }),
];

function statisticsOf(rows: typeof ROWS) {
  const { finalBudget, externalBudget, engagementRate: _rate, ...sums } = campaignKpi(rows);
  const planned = rows.reduce((sum, { preBudget }) => sum + (preBudget ?? 0), 0);
  const unchanged = { likes: 0, shares: 0, comments: 0, interested: 0, waitingList: 0, channels: rows.length };
  return {
    ...sums,
    ...unchanged,
    planned,
    finalBudget,
    externalBudget,
    budgetUse: (finalBudget / 2000) * 100,
  };
}

test('without changes the figures are those of the server', () => {
  const statistics = statisticsOf(ROWS);
  expect(liveFigures(statistics, [], 2000)).toBe(statistics);
});

test('a change is counted among rows that are not on the screen, as if the server had counted it: ratio of sums', () => {
  const [first, second, third] = ROWS as [(typeof ROWS)[0], (typeof ROWS)[0], (typeof ROWS)[0]];
  const after = { ...first, finalBudget: 450, clicks: 250 };
  const alsoAfter = { ...second, finalBudget: 260 };
  const changes = [
    { before: first, after },
    { before: second, after: alsoAfter },
  ];
  expect(liveFigures(statisticsOf(ROWS), changes, 2000)).toEqual(statisticsOf([after, alsoAfter, third]));
});

test('a planned budget counts as cost while there is no final one, and not as used budget', () => {
  const [, second] = ROWS as [(typeof ROWS)[0], (typeof ROWS)[0]];
  const now = liveFigures(statisticsOf(ROWS), [{ before: second, after: { ...second, preBudget: 400 } }], 2000);
  expect(now).toMatchObject({
    cost: 1200,
    finalBudget: 800,
    budgetUse: 40,
    cpc: 2.4,
    planned: statisticsOf(ROWS).planned + 200,
  });
});
