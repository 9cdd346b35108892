import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InfluencerSearch } from '@resonanz/api-client/influencers';
import { expectAnnounced } from '@resonanz/stage/announced';
import type { StageProps } from '@resonanz/stage/FeatureStage';
import { expectFocusKept } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerPage, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildChannels } from '../fixtures/channels.fixture.ts';
import { CALLS, createInfluencerServer, failure } from '../fixtures/influencerServer.fixture.ts';
import { InfluencerStage, stageRoutes } from '../fixtures/InfluencerStage.fixture.tsx';

let server: EnvelopeFetch;

const management = buildUser({ role: { roleId: 7, roleName: 'management' } });

const openAt = stageOpener(InfluencerStage, stageRoutes);

async function open(props: StageProps = {}, path = '/dashboard') {
  const router = await openAt({ server, path, ...props });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

const bodiesOf = (call: string) => server.received(call).map(({ body }) => body);
const lastSearch = () => bodiesOf(CALLS.search).at(-1) as InfluencerSearch;
const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) });
const heartOf = (name: string) => rowOf(name).getByRole('button', { name: /zur Merkliste|merken/i });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createInfluencerServer();
});

test('the newest channels come first, ten a page [R-LAYOUT-020] [R-LAYOUT-022] [R-ROUTE-022]', async () => {
  await open();
  await expect.element(page.getByRole('rowheader', { name: /Lena Hartwig Vertrauen/ })).toBeVisible();
  await expect.poll(() => lastSearch()).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'createdAt', sort: 'DESC' });
  await expect.element(page.getByText(/^42 /)).toBeVisible();
  await expect.element(page.getByText('1–10 von 42')).toBeVisible();
});

test('filters go into the request and the address when they are applied, and come back with Back', async () => {
  const router = await open();
  await page.getByRole('button', { name: 'Instagram' }).click();
  await page.getByRole('textbox', { name: 'Follower ab' }).fill('20000');
  await page.getByRole('textbox', { name: 'Follower bis' }).fill('1500000');
  await page.getByText('Österreich').click();
  await page.getByRole('radio', { name: 'ab 4 Sternen' }).element().parentElement?.click();
  await page.getByRole('checkbox', { name: /^Nur vertrauenswürdige Profile/ }).click();
  expect(lastSearch().filters).toBeUndefined();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => lastSearch().filters)
    .toEqual({
      platforms: ['Instagram'],
      followersFrom: 20_000,
      followersTo: 1_500_000,
      countries: ['AU'],
      ratingFrom: 4,
      trusted: true,
    });
  const query = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(query)).toEqual({
    platform: 'instagram',
    followers: '20000..1500000',
    country: 'AU',
    rating: '4',
    trusted: '1',
  });
  await router.navigate(-1);
  await expect
    .element(page.getByRole('button', { name: 'Instagram', exact: true }))
    .toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('textbox', { name: 'Follower ab' })).toHaveValue('');
});

test('a shared address shows its filters in panel and chips; a chip takes its filter back', async () => {
  const router = await open({}, '/dashboard?platform=tiktok&category=5&followers=50000..&bookmarked=1');
  await expect
    .poll(() => lastSearch()?.filters)
    .toEqual({ platforms: ['TikTok'], categories: [5], followersFrom: 50_000, bookmarked: true });
  await expect
    .element(page.getByRole('button', { name: 'TikTok', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('checkbox', { name: /^Nur gemerkte Kanäle/ })).toBeChecked();
  const chips = page.getByRole('grid', { name: 'Aktive Filter' });
  await expect.element(chips.getByText('Follower ab 50.000')).toBeVisible();
  await chips.getByRole('button', { name: 'Follower ab 50.000 entfernen' }).click();
  await expect.poll(() => router.state.location.search).toBe('?platform=tiktok&category=5&bookmarked=1');
});

test('filters that are on or off say how many hits they leave, after the rows', async () => {
  let answer: (value: Response) => void = () => {};
  const rows = answerPage(buildChannels(42), 0, 10);
  server.on(CALLS.search, () => new Promise((resolve) => (answer = resolve)));
  await open({}, '/dashboard?platform=instagram&q=Lena');
  await expect.element(page.getByRole('checkbox', { name: 'Buy-out möglich' })).toBeVisible();
  expect(server.received(CALLS.counts)).toEqual([]);
  answer(rows);
  await expect.element(page.getByRole('checkbox', { name: 'Buy-out möglich 1.206', exact: true })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Mit Management 0', exact: true })).toBeVisible();
  expect(bodiesOf(CALLS.counts)).toEqual([{ search: 'Lena', filters: { platforms: ['Instagram'] } }]);
});

test('on a phone nothing is counted before the filters are opened', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByText(/^42 /)).toBeVisible();
  expect(server.received(CALLS.counts)).toEqual([]);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Buy-out möglich 1.206', exact: true })).toBeVisible();
});

test('cards show two decimals throughout as soon as one price has cents', async () => {
  await page.viewport(390, 844);
  server = createInfluencerServer(
    buildChannels(2).map((channel, index) => ({ ...channel, price: index === 0 ? 1_850.5 : 48_000 })),
  );
  await open();
  for (const price of ['1.850,50\u00a0€', '48.000,00\u00a0€'])
    await expect.element(page.getByText(price, { exact: true })).toBeVisible();
});

test('a card says nothing of a price to a user who sees none', async () => {
  await page.viewport(390, 844);
  server = createInfluencerServer(buildChannels(1).map((channel) => ({ ...channel, price: null })));
  await open({ user: management });
  await expect.element(page.getByRole('term').filter({ hasText: 'Bewertung' })).toBeVisible();
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain('Beitrag ab');
});

test('"Mit Management" is asked for and taken back like the others', async () => {
  await open();
  await page.getByRole('checkbox', { name: /^Mit Management/ }).click();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => lastSearch().filters).toEqual({ hasManagement: true });
  await expect.poll(() => bodiesOf(CALLS.counts).at(-1)).toEqual({ filters: { hasManagement: true } });
});

test('filters go by keyboard, and the focus stays with the list', async () => {
  await open({}, '/dashboard?platform=tiktok&followers=50000..');
  await expectFocusKept(['TikTok', 'Follower ab 50.000']);
});

test('search, order, page and page size are asked of the server', async () => {
  await open();
  await page.getByRole('button', { name: /Sortierung ändern/ }).click();
  await page.getByRole('menuitemradio', { name: 'Meiste Follower' }).click();
  await expect.poll(() => lastSearch()).toMatchObject({ sortBy: 'followers', sort: 'DESC' });
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect.poll(() => lastSearch()).toMatchObject({ pageNumber: 1, sortBy: 'followers' });
  await page.getByRole('searchbox').fill('Sophie');
  await expect.poll(() => lastSearch()).toMatchObject({ pageNumber: 0, search: 'Sophie', sortBy: 'followers' });
});

test('a heart shows at once and is sent; an error takes it back and says so', async () => {
  let answer: (value: Response) => void = () => {};
  server.on(CALLS.addBookmark, () => new Promise((resolve) => (answer = resolve)));
  await open();
  const heart = heartOf('Aylin Demir');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => bodiesOf(CALLS.addBookmark))
    .toMatchObject([{ channelId: 1004, platform: 'tiktok', emailId: 'manager@resonanz.example', loginUser: 9 }]);
  answer(failure(404, 'channel.notFound'));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('Diesen Kanal gibt es nicht mehr.')).toBeVisible();
});

test('removing a bookmark sends the channel; the heart stays empty when the list is read again', async () => {
  await open();
  const heart = heartOf('Lena Hartwig');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => bodiesOf(CALLS.removeBookmark)).toMatchObject([{ channelId: 1000, platform: 'instagram' }]);
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await page.getByRole('button', { name: 'Seite 1' }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('channels selected on two pages are added to a campaign; bookmarks stay', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Mehmet Yıldırım (YouTube) auswählen' }).click();
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await page.getByRole('checkbox', { name: 'Ole Petersen 2 (Instagram) auswählen' }).click();
  await expect.element(page.getByText('2 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Zur Kampagne hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampagne auswählen' });
  await expect.element(dialog.getByText('2 Kanäle')).toBeVisible();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Auswählen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => bodiesOf(CALLS.addEntries)[0])
    .toMatchObject([
      { channelId: 1001, channel: 'YouTube', tag: 'Warteliste' },
      { channelId: 1019, channel: 'Instagram' },
    ]);
  expect(bodiesOf(CALLS.removeAllBookmarks)).toEqual([]);
  await expect.element(page.getByText('2 ausgewählt')).not.toBeInTheDocument();
});

test('the export asks for what the list shows and saves the file', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open({}, '/dashboard?platform=tiktok&sort=name&page=1');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect.poll(() => names).toEqual(['influencer-2026-05-04.csv']);
  await expect
    .poll(() => bodiesOf(CALLS.export))
    .toEqual([
      {
        format: 'csv',
        language: 'de',
        sortBy: 'name',
        sort: 'ASC',
        filters: { platforms: ['TikTok'] },
        columns: ['name', 'followers', 'engagementRate', 'averageRating', 'city', 'price'],
      },
    ]);
  click.mockRestore();
});

test('a management sees its own influencers without export, import and campaigns', async () => {
  await open({ user: management });
  await expect.element(page.getByRole('heading', { name: 'Meine Influencer' })).toBeVisible();
  await expect.element(heartOf('Lena Hartwig')).toBeVisible();
  expect(page.getByRole('button', { name: 'Exportieren' }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Importieren' }).elements()).toHaveLength(0);
  expect(page.getByRole('checkbox', { name: /auswählen/ }).elements()).toHaveLength(0);
});

test('no permission and a failed load are said; loading again works', async () => {
  server.on(CALLS.search, () => failure(500, 'Internal server error'));
  await open();
  await expect.element(page.getByText('Die Liste konnte nicht geladen werden.')).toBeVisible();
  server.on(CALLS.search, () => answerPage(buildChannels(1)));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(page.getByRole('rowheader', { name: /Lena Hartwig Vertrauen/ })).toBeVisible();
});

test('the keyboard sets a platform, applies it and reaches the hearts', async () => {
  await open();
  await focusOn(page.getByRole('button', { name: 'YouTube', exact: true }));
  await userEvent.keyboard(' ');
  await focusOn(page.getByRole('button', { name: 'Anwenden' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastSearch().filters).toEqual({ platforms: ['YouTube'] });
  const heart = heartOf('Jonas Küppers');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await focusOn(heart);
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a search is saved, loaded and deleted by keyboard', async () => {
  const router = await open({}, '/dashboard?trusted=1');
  await page.getByRole('button', { name: 'Gespeichert' }).click();
  await page.getByRole('textbox', { name: 'Aktuelle Suche speichern als' }).fill('Vertraute');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => bodiesOf(CALLS.addSearch))
    .toEqual([{ listId: 'influencers', name: 'Vertraute', query: '?trusted=1' }]);
  await expect
    .element(page.getByRole('button', { name: 'Vertraute', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Beauty in Hamburg', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?category=1&city=Hamburg');
  await page.getByRole('button', { name: 'Gespeichert' }).click();
  await page.getByRole('button', { name: 'Aktionen für „Vertraute“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => bodiesOf(CALLS.deleteSearch)).toEqual([{ savedSearchId: 2 }]);
});

test('the choice of columns is saved on the server, and an export has the columns in sight', async () => {
  await open();
  await expect.element(page.getByRole('columnheader', { name: 'Stadt' })).toBeVisible();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'Stadt' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Stadt' })).not.toBeInTheDocument();
  await expect
    .poll(() => (bodiesOf(CALLS.saveColumns).at(-1) as { hiddenColumns: string[] } | undefined)?.hiddenColumns)
    .toContain('city');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
  await expect
    .poll(() => bodiesOf(CALLS.export).at(-1))
    .toMatchObject({ columns: ['name', 'followers', 'engagementRate', 'averageRating', 'price'], sortBy: 'createdAt' });
});

test('the hearts of a selection fill, without a toast', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Mehmet Yıldırım (YouTube) auswählen' }).click();
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await expectAnnounced('1 Kanal steht auf der Merkliste.');
  await expect.element(heartOf('Mehmet Yıldırım')).toHaveAttribute('aria-pressed', 'true');
});

test('all hits are selected once a whole page is, and go into the file', async () => {
  await open();
  await expect.element(page.getByRole('rowheader', { name: /Lena Hartwig/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle Kanäle dieser Seite auswählen' }).click();
  await page.getByRole('button', { name: 'Alle 42 Treffer auswählen' }).click();
  await expect.element(page.getByText('42 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('menuitem', { name: 'Als Excel-Datei' }).click();
  await expect
    .poll(() => (bodiesOf(CALLS.export).at(-1) as { channelIds: number[] } | undefined)?.channelIds.length)
    .toBe(42);
});

test('names lead to the profile of the channel', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Lena Hartwig' }))
    .toHaveAttribute('href', '/dashboard/profile/100/instagram/1000');
});
