import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelGrid, type ChannelGridProps } from './ChannelGrid.tsx';
import { manyChannels, person } from './channels.fixture.ts';
import { NetworkCard, type NetworkPerson } from './NetworkCard.tsx';

type Channel = ReturnType<typeof manyChannels>[number];

const grid = (props: Partial<ChannelGridProps<Channel>> = {}) => (
  <LanguageProvider language="en">
    <ChannelGrid aria-label="Channels" items={manyChannels(3)} itemKey={({ channelId }) => channelId} {...props}>
      {(channel) => <ChannelCard channel={channel} href="#profile" />}
    </ChannelGrid>
  </LanguageProvider>
);
const cards = () => page.getByRole('article').elements();

beforeEach(() => page.viewport(1000, 800));

test('conforms', async () => {
  await expectConformance(grid(), { role: 'list', name: 'Channels' });
});

test('draws thousands as they come into sight', async () => {
  await render(grid({ items: manyChannels(10_000) }));
  expect(cards().length).toBeLessThan(200);
  const before = cards().length;
  page.getByRole('listitem').last().element().scrollIntoView();
  await expect.poll(() => cards().length).toBeGreaterThan(before);
  await expect.element(page.getByRole('listitem').nth(60)).toHaveAttribute('aria-posinset', '61');
});

test('shows empty, loading and failed differently, and loads again', async () => {
  const onReload = vi.fn<() => void>();
  const screen = await render(grid({ items: [] }));
  await expect.element(page.getByText('No data available')).toBeVisible();
  await screen.rerender(grid({ items: undefined }));
  await expect.element(page.getByText('Channels are being loaded')).toBeInTheDocument();
  await screen.rerender(grid({ items: undefined, isFailed: true, onReload }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The channels could not be loaded\./);
  await page.getByRole('button', { name: 'Load again' }).click();
  expect(onReload).toHaveBeenCalledOnce();
});

test.each([
  [390, 1],
  [1000, 3],
])('in %i px there are %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  await render(grid());
  const starts = new Set(cards().map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(starts.size).toBe(columns);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a person of the network is shown with an initial, ranges and categories, and without a price', async () => {
  const stranger: NetworkPerson = {
    ...person,
    name: 'Lena Maria Hartwig',
    channels: [
      ...person.channels,
      { platform: 'Blog', followers: { from: 1_000_000 } },
      { platform: 'Podcast', followers: null },
    ],
  };
  await render(
    <LanguageProvider language="en">
      <NetworkCard person={stranger} />
    </LanguageProvider>,
  );
  const card = page.getByRole('article', { name: 'Lena H.' });
  for (const text of [
    '25–34 years · Hamburg',
    '100K to 250K followers',
    '50K to 100K followers',
    '1M followers or more',
    'followers unknown',
  ])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText('Beauty · Lifestyle · Sustainability')).toBeVisible();
  expect(card.element().textContent).not.toMatch(/Hartwig|Price|€/);
});
