import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TesterProject } from '@resonanz/api-client/testerProjects';
import type { Language } from '@resonanz/i18n/language';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildMyTest, buildTesterProject } from '@resonanz/testing/testerProjects';
import { buildLongProject, buildOpenProjects } from '../fixtures/projects.fixture.ts';
import { CALLS, createTesterServer, createTesterServerThat, pageOf } from '../fixtures/testerServer.fixture.ts';
import { buildTester, stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const open = (server: EnvelopeFetch, options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/testerworld/home', ...options });

const openProject = (overrides: Partial<TesterProject>, language: Language = 'de') =>
  open(createTesterServer({ projects: [buildTesterProject(overrides)], mine: [] }), { language });
const card = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
const factsOf = (title: string) =>
  Object.fromEntries(
    [...card(title).element().querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the tester is greeted and sees the tests that fit in the order of the server', async () => {
  const server = createTesterServer({ mine: [] });
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hallo, David' })).toBeVisible();
  await expect.element(page.getByText('5 offene Tests passen zu Ihnen.')).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(buildOpenProjects().map(({ titleDe }) => titleDe));
  const asked = server.received(CALLS.open)[0]?.query;
  expect([asked?.get('fitsMe'), asked?.get('applied')]).toEqual(['true', 'false']);
  expect(document.title).toBe('Hallo, David · Resonanz');
});

test('a card says what is tested, what it brings and how long one can apply', async () => {
  await openProject({ points: 1190, applications: 1173 });
  const project = card('Hafermilch für Kaffee');
  await expect.element(project).toBeVisible();
  for (const text of [
    'Bergquell Getränke AG',
    'Zwei Wochen lang testen und ehrlich bewerten.',
    'Kurzzeit',
    'Bewerbung offen',
    'Noch 12 von 50 Plätzen · 1.173 Bewerbungen',
    '4 von 4 Bedingungen erfüllt',
  ]) {
    await expect.element(project.getByText(text)).toBeVisible();
  }
  expect(factsOf('Hafermilch für Kaffee')).toEqual({
    Belohnung: '1.190 Punkte',
    'Bewerben bis': '24.05.2026',
    Testzeitraum: '01.06.2026 – 30.06.2026',
  });
  const meter = project.getByRole('meter', { name: 'Vergebene Plätze' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '38');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '50');
  await expect
    .element(project.getByRole('link', { name: 'Hafermilch für Kaffee' }))
    .toHaveAttribute('href', '/testerworld/projects/40');
});

test('in English title, description, numbers and dates are English', async () => {
  await openProject({ points: 1190, applications: 1, placesLeft: 1, type: 2 }, 'en');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, David' })).toBeVisible();
  const project = card('Oat milk for coffee');
  for (const text of [
    'Test it for two weeks and rate it honestly.',
    'Long term',
    '1 of 50 places left · 1 application',
  ]) {
    await expect.element(project.getByText(text)).toBeVisible();
  }
  expect(factsOf('Oat milk for coffee')).toEqual({
    Reward: '1,190 points',
    'Apply until': '2026-05-24',
    'Test period': '2026-06-01 – 2026-06-30',
  });
});

test.for([
  ['open', 'Bewerbung offen'],
  ['full', 'Alle Plätze vergeben'],
  ['applied', 'Beworben'],
  ['waiting', 'Warteliste'],
  ['accepted', 'Angenommen'],
  ['declined', 'Abgelehnt'],
  ['closed', 'Bewerbung beendet'],
] as const)('a test that is %s reads %s', async ([phase, words]) => {
  await openProject({ phase });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test.for([
  [['DE-NI'], 'Niedersachsen'],
  [['AU-9', 'DE-BY'], 'Wien, Bayern'],
  [['Südtirol'], 'Südtirol'],
] as const)('a test limited to %s names %s', async ([federalStates, name]) => {
  await openProject({ federalStates: [...federalStates] });
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  expect(factsOf('Hafermilch für Kaffee')).toMatchObject({ 'Nur in': name });
});

test('a test without places left says so, and its meter is full', async () => {
  await openProject({ placesLeft: 0 });
  await expect.element(page.getByText(/^Alle Plätze vergeben · /)).toBeVisible();
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '50');
});

describe('what is next', () => {
  test('stands first, the most urgent at the top', async () => {
    await open(createTesterServer());
    const section = page.getByRole('region', { name: 'Als Nächstes' });
    await expect.element(section).toBeVisible();
    expect(
      section
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual([
      'Meine Tests',
      'Fragebogen beantworten: Haferriegel',
      'Fragebogen fortsetzen: Cold Brew Testpaket',
      'Empfang bestätigen: Trailschuh Grat 2',
    ]);
    await expect.element(section.getByText(/Die Frist ist am 02\.05\.2026 abgelaufen/)).toBeVisible();
    await expect.element(section.getByText('Ihr Fragebogen ist offen bis 20.05.2026.')).toBeVisible();
  });

  test('says so when nothing is to be done', async () => {
    await open(createTesterServer({ mine: [buildMyTest()] }));
    await expect.element(page.getByText('Gerade ist nichts zu tun.')).toBeVisible();
  });

  test('is not there before the first application', async () => {
    await open(createTesterServer({ mine: [] }));
    await expect.element(page.getByRole('heading', { name: 'Passt zu Ihnen' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Als Nächstes' }).elements()).toEqual([]);
  });
});

test.for([
  ['de', 'Keine Daten vorhanden', 'Neue Tests erscheinen hier, sobald sie starten.'],
  ['en', 'No data available', 'New tests appear here as soon as they start.'],
] as const)('no open test says so in %s [R-ERR-011]', async ([language, title, text]) => {
  await open(createTesterServer({ projects: [], mine: [] }), { language });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('while the tests are on their way the greeting stands and the wait is announced', async () => {
  let answer: (response: Response) => void = () => {};
  const server = createTesterServer({ mine: [] });
  server.on(CALLS.open, () => new Promise((resolve) => (answer = resolve)));
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hallo, David' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Tests werden geladen');
  await expect.poll(() => server.calls).toContain(CALLS.open);
  answer(answerSuccess(pageOf(buildOpenProjects())));
  await expect.element(card('Trailschuh Grat 2')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

describe('a load that fails', () => {
  const failures = {
    'with a server in trouble': answerFailure,
    'without a network': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  test.for(Object.entries(failures))('%s is tried again by keyboard', async ([, fail]) => {
    const server = createTesterServer({ mine: [] });
    server.on(CALLS.open, fail);
    await open(server);
    await expect.element(page.getByRole('alert').getByText('Die Tests konnten nicht geladen werden.')).toBeVisible();
    server.on(CALLS.open, () => answerSuccess(pageOf(buildOpenProjects())));
    await focusOn(page.getByRole('button', { name: 'Erneut laden' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('later on leaves the tests in place and is said above them', async () => {
    const server = createTesterServer({ mine: [] });
    await open(server);
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
    server.on(CALLS.mine, answerFailure);
    server.on(CALLS.open, answerFailure);
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
  });
});

test('who may not see the tests sees a message, without an offer to load them again', async () => {
  await open(createTesterServerThat(answerDenied));
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('a tester without a first name is greeted by the full name', async () => {
  await open(createTesterServer(), { user: buildTester({ firstName: '' }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hallo, David Neumann' })).toBeVisible();
});

test.for([320, 768, 1440])('long words break instead of running out of their card at %d px', async (width) => {
  await page.viewport(width, 800);
  await open(createTesterServer({ projects: [buildLongProject(), ...buildOpenProjects()], mine: [] }));
  await expect.element(page.getByText(/^Noch 12\.344 von 12\.345 Plätzen · 1\.234\.567 Bewerbungen$/)).toBeVisible();
  const main = page.getByRole('main').element();
  expect(main.scrollWidth).toBe(main.clientWidth);
  for (const item of page.getByRole('listitem').elements()) {
    const { right } = item.getBoundingClientRect();
    expect([...item.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right)).toEqual([]);
    expect(
      [...item.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0),
    ).toEqual([]);
  }
});
