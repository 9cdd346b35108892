import '@resonanz/tokens/styles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import type { StageProps } from '@resonanz/stage/FeatureStage';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignRequestStatistics, buildProposedChannel } from '@resonanz/testing/campaignRequests';
import {
  answerDenied,
  answerFailure,
  answerNever,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildLearningMaterial } from '@resonanz/testing/learningMaterials';
import { buildUgcFigures, buildUgcStatistics } from '@resonanz/testing/ugcRequests';
import { buildProposalsOfTwo } from '../fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

const REQUESTS = '/campaign-self-service/campaign-request';

let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (language: Language = 'de', props: StageProps = {}) =>
  openAt({ server, path: '/campaign-self-service/brand-dashboard', language, ...props });

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const figure = (name: string) => page.getByRole('definition').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const atHour = (hour: number) => vi.setSystemTime(new Date(2026, 4, 6, hour));

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createRequestServer();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each<[hour: number, language: Language, greeting: string]>([
  [10, 'de', 'Guten Morgen, Lea Grünwald'],
  [11, 'de', 'Guten Tag, Lea Grünwald'],
  [17, 'en', 'Good afternoon, Lea Grünwald'],
  [18, 'de', 'Guten Abend, Lea Grünwald'],
])('at %i o’clock the page greets with the time of day (%s) [R-ROUTE-078]', async (hour, language, greeting) => {
  atHour(hour);
  await open(language);
  await expect.element(title(greeting)).toBeVisible();
});

test('an account without a contact person is greeted by its name', async () => {
  await open('de', { user: { ...brandUser, contactPerson: null, fullName: 'Max Grünwald' } });
  await expect.element(title(/, Max Grünwald$/)).toBeVisible();
});

test.each<[language: Language, texts: readonly string[]]>([
  [
    'de',
    [
      '3 Creator-Vorschläge warten auf Ihre Entscheidung.',
      'nächstes Ende am 31.08.2026',
      'älteste seit 2 Tagen',
      '1,4M',
      'über 12 Kanäle',
      '31.876',
      'CPC 0,34\u00a0€',
      '31.180\u00a0€',
      'von 48.000\u00a0€',
    ],
  ],
  [
    'en',
    [
      '3 creator proposals are waiting for your decision.',
      'next one ends on 2026-08-31',
      'oldest for 2 days',
      '1.4M',
      'over 12 channels',
      '31,876',
      'CPC €0.34',
      '€31,180',
      'of €48,000',
    ],
  ],
])('the figures say how campaigns are doing (%s)', async (language, texts) => {
  await open(language);
  for (const text of texts) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('figures that have no remark stand alone', async () => {
  server = createRequestServer({ channels: [], statistics: { nextCampaignEnd: null, cpc: null, runningCampaigns: 0 } });
  await open();
  await expect.element(page.getByText('Noch wurden Ihnen keine Creator vorgeschlagen.')).toBeVisible();
  for (const text of [/nächstes Ende/, /älteste/, /CPC/]) expect(page.getByText(text).elements()).toHaveLength(0);
});

test('what is spent and its budget are written alike', async () => {
  server = createRequestServer({ statistics: { spent: 1_234.5, budget: 48_000 } });
  await open();
  await expect.element(figure('1.234,50\u00a0€')).toBeVisible();
  await expect.element(page.getByText('von 48.000,00\u00a0€')).toBeVisible();
});

test('one request names itself once; its proposals lead to its page', async () => {
  const router = await open();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Creator-Vorschläge' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(0);
  await link('Alle Vorschläge zu Frühjahrskollektion 2026').click();
  await expect.poll(() => router.state.location.pathname).toBe(`${REQUESTS}/5/view`);
});

test('proposals of several requests stand below their titles', async () => {
  server = createRequestServer({ channels: buildProposalsOfTwo() });
  await open();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Frühjahrskollektion 2026' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Wandern mit der ganzen Familie' })).toBeVisible();
  await expect
    .element(link('Alle Vorschläge zu Wandern mit der ganzen Familie'))
    .toHaveAttribute('href', `${REQUESTS}/8/view`);
});

test('a decision changes the sentence, the figure and the row, and goes to the server', async () => {
  server = createRequestServer({ channels: [buildProposedChannel()] });
  await open();
  await expect.element(page.getByText('Ein Creator-Vorschlag wartet auf Ihre Entscheidung.')).toBeVisible();
  await button('Lena Hoffmann zusagen').click();
  await button('Verbindlich zusagen').click();
  await expect.element(page.getByText('Alle Vorschläge sind entschieden.')).toBeVisible();
  await expect.element(page.getByText('Zugesagt', { exact: true })).toBeVisible();
  await expect.element(figure('0').first()).toBeVisible();
  expect(server.received(CALLS.decide).map(({ body }) => body)).toEqual([
    { entryId: 500, seenBrandStatus: 1, brandStatus: 3 },
  ]);
});

test('by keyboard the focus stays with the channel, which moves behind the open ones', async () => {
  await open();
  await expect.element(button('Lena Hoffmann zusagen')).toBeVisible();
  await focusOn(button('Lena Hoffmann auf die Warteliste setzen'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 Creator-Vorschläge warten auf Ihre Entscheidung.')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Creator-Vorschläge' }).getByRole('listitem');
  await expect.element(rows.first().getByRole('link', { name: /^Jonas Weidenfeller/ })).toBeVisible();
  const row = rows.filter({ has: page.getByRole('link', { name: /^Lena Hoffmann/ }) });
  await expect.poll(() => row.element().contains(document.activeElement)).toBe(true);
});

test('the last requests lead to their pages, and all of them to the list', async () => {
  const router = await open();
  const last = page.getByRole('region', { name: 'Ihre Anfragen' });
  await expect
    .element(last.getByRole('link', { name: 'Sommer ohne Zucker' }))
    .toHaveAttribute('href', `${REQUESTS}/6/view`);
  await expect.element(last.getByText('Kampagne, 6 Monate').first()).toBeVisible();
  await expect.element(last.getByText('Kampagne', { exact: true })).toBeVisible();
  await last.getByRole('link', { name: 'Alle Anfragen anzeigen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(REQUESTS);
});

test('who was invited and cannot ask for anything reads what will be here', async () => {
  server = createRequestServer({ channels: [], requests: [] });
  await open('de', { user: { ...brandUser, signupWithToken: true } });
  await expect.element(page.getByText('Keine Vorschläge')).toBeVisible();
  await expect
    .element(page.getByText('Neue Creator-Vorschläge der Agentur erscheinen hier und in Ihren Benachrichtigungen.'))
    .toBeVisible();
  await expect.element(page.getByText('Sie haben noch keine Kampagnenanfrage.')).toBeVisible();
});

test('while everything is on its way the greeting stands already', async () => {
  server.on(CALLS.statistics, answerNever);
  await open();
  await expect.element(title(/, Lea Grünwald$/)).toBeVisible();
  await expect.element(page.getByText('Ihr Dashboard wird geladen')).toBeInTheDocument();
  await expect.element(page.getByText('Laufende Kampagnen')).toBeVisible();
});

test('a dashboard that fails is reloaded', async () => {
  server.on(CALLS.statistics, answerFailure);
  await open('en');
  await expect.element(page.getByRole('alert').getByText('Your dashboard could not be loaded.')).toBeVisible();
  server.on(CALLS.statistics, () => answerSuccess(buildCampaignRequestStatistics()));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(page.getByText('3 creator proposals are waiting for your decision.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('without the right the page says so', async () => {
  server.on(CALLS.statistics, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});

test('videos that wait are said in the head and lead to their decision; requests of both kinds stand together', async () => {
  const ready = [
    {
      ugcVideoId: 3,
      ugcCampaignRequestId: 7,
      productName: 'Nachtserum',
      position: 2,
      version: 1,
      submittedAt: '2026-05-04T10:00:00Z',
      seconds: 65,
      posterUrl: 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
    },
  ];
  server = createRequestServer({
    ugc: buildUgcStatistics({
      videosReady: 1,
      ready,
      requests: [
        buildUgcFigures({
          ugcCampaignRequestId: 7,
          productName: 'Nachtserum',
          videosOrdered: 5,
          updatedAt: '2099-01-01T00:00:00Z',
        }),
      ],
    }),
  });
  await open();
  await expect.element(page.getByText(/Ein Video wartet auf Ihre Freigabe\.$/)).toBeVisible();
  const videos = page.getByRole('region', { name: 'UGC-Videos zur Freigabe' });
  await expect.element(videos.getByText('Version 1, eingereicht am 04.05.2026')).toBeVisible();
  await expect
    .element(videos.getByRole('link', { name: 'Ansehen und entscheiden: Nachtserum, Video 2' }))
    .toHaveAttribute('href', '/campaign-self-service/ugc-video/7/view#video-2');
  expect(videos.element().querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
  await expect.element(videos.getByText('1:05', { exact: true })).toBeVisible();
  const requests = page.getByRole('region', { name: 'Ihre Anfragen' });
  await expect.element(requests.getByRole('listitem').first().getByText('UGC, 5 Videos')).toBeVisible();
  await expect
    .element(requests.getByRole('link', { name: 'Nachtserum' }))
    .toHaveAttribute('href', '/campaign-self-service/ugc-video/7/view');
});

test('without its videos the home still stands', async () => {
  server = createRequestServer().on(CALLS.ugc, answerFailure);
  await open();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ihre Anfragen' })).toBeVisible();
  expect(page.getByRole('region', { name: 'UGC-Videos zur Freigabe' }).elements()).toHaveLength(0);
});

test('a learning tip is the first that the reader has not seen; nothing without any, or without the right', async () => {
  server = createRequestServer({
    materials: [
      buildLearningMaterial({ title: 'Gesehen', seen: true }),
      buildLearningMaterial({ title: 'Ein gutes Briefing', seen: false, minutes: 4 }, 1),
    ],
  });
  await open();
  const tip = page.getByRole('region', { name: 'Lerntipp' });
  await expect.element(tip.getByText('Ein gutes Briefing', { exact: true })).toBeVisible();
  await expect.element(tip.getByText('4 Minuten')).toBeVisible();
  await expect
    .element(tip.getByRole('link', { name: 'Alle Lernmaterialien' }))
    .toHaveAttribute('href', '/campaign-self-service/learning-materials');
  expect(tip.getByText('Gesehen').elements()).toHaveLength(0);
});

test.each([
  ['there is none', { materials: [] }, undefined],
  // A user who represents creators does not look at what is made for brands.
  ['the role has no right', {}, { ...brandUser, role: { roleId: 7, roleName: 'management' } }],
] as const)('no learning tip when %s', async (_case, options, user) => {
  server = createRequestServer({ ...options, ...('materials' in options && { materials: [...options.materials] }) });
  await open('de', user === undefined ? {} : { user });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ihre Anfragen' })).toBeVisible();
  await expect.poll(() => server.received(CALLS.statistics).length).toBeGreaterThan(0);
  expect(page.getByRole('region', { name: 'Lerntipp' }).elements()).toHaveLength(0);
  expect(server.received(CALLS.learning)).toHaveLength(user === undefined ? 1 : 0);
});

test('a brand that has asked for nothing yet sees its first steps instead of zeros', async () => {
  server.on(CALLS.statistics, () =>
    answerSuccess(
      buildCampaignRequestStatistics({ requests: [], decisions: [], contents: [], lastComments: [], openDecisions: 0 }),
    ),
  );
  await open();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ihre ersten Schritte' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'UGC-Videos bestellen', exact: true }))
    .toHaveAttribute('href', '/campaign-self-service/ugc-video/add');
  expect(page.getByText('Alle Vorschläge sind entschieden.').elements()).toEqual([]);
  expect(page.getByText('Laufende Kampagnen').elements()).toEqual([]);
});

const NOTHING = { decisions: [], contents: [], lastComments: [], openDecisions: 0, runningCampaigns: 0, channels: 0 };

test('a brand that waits for its first proposals does not read that all are decided', async () => {
  server.on(CALLS.statistics, () => answerSuccess(buildCampaignRequestStatistics(NOTHING)));
  await open();
  await expect.element(page.getByText('Noch wurden Ihnen keine Creator vorgeschlagen.', { exact: true })).toBeVisible();
  expect(page.getByText('Alle Vorschläge sind entschieden.').elements()).toEqual([]);
  await expect.element(page.getByText('Laufende Kampagnen')).toBeVisible();
});

test('a brand that asks for videos alone reads nothing about proposals', async () => {
  server = createRequestServer({
    ugc: buildUgcStatistics({
      videosReady: 0,
      ready: [],
      requests: [buildUgcFigures({ ugcCampaignRequestId: 7, productName: 'Nachtserum' })],
    }),
  });
  server.on(CALLS.statistics, () => answerSuccess(buildCampaignRequestStatistics({ ...NOTHING, requests: [] })));
  await open();
  await expect.element(page.getByRole('link', { name: 'Nachtserum' })).toBeVisible();
  expect(page.getByText(/Noch wurden Ihnen keine Creator vorgeschlagen/).elements()).toEqual([]);
});

test('an invited brand without requests reads neither zeros nor that all is decided', async () => {
  server.on(CALLS.statistics, () => answerSuccess(buildCampaignRequestStatistics({ ...NOTHING, requests: [] })));
  await open('de', { user: { ...brandUser, signupWithToken: true } });
  await expect.element(page.getByText('Noch wurden Ihnen keine Creator vorgeschlagen.', { exact: true })).toBeVisible();
  expect(page.getByText('Alle Vorschläge sind entschieden.').elements()).toEqual([]);
  expect(page.getByText('Laufende Kampagnen').elements()).toEqual([]);
  expect(page.getByRole('heading', { name: 'Ihre ersten Schritte' }).elements()).toEqual([]);
});
