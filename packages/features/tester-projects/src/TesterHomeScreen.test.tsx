import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TesterProject } from '@resonanz/api-client/testerProjects';
import type { Language } from '@resonanz/i18n/language';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildTesterProject } from '@resonanz/testing/testerProjects';
import { buildLongProject, buildOpenProjects } from './fixtures/projects.fixture.ts';
import { CALLS, createTesterServer, createTesterServerThat } from './fixtures/testerServer.fixture.ts';
import { buildTester, stageRoutes, TesterStage } from './fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const open = (server: EnvelopeFetch, options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/testerworld/home', ...options });

const openProject = (overrides: Partial<TesterProject>, language: Language = 'de') =>
  open(createTesterServer([buildTesterProject(overrides)]), { language });
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

test('the tester is greeted and sees every open test in the order of the server', async () => {
  const server = createTesterServer();
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hallo, David' })).toBeVisible();
  await expect.element(page.getByText('5 Tests sind gerade offen.')).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(buildOpenProjects().map(({ titleDe }) => titleDe));
  expect(server.calls).toEqual([CALLS.open]);
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
    'Noch 12 von 50 Plätzen · 1.173 Bewerbungen',
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
  await expect.element(page.getByText('Ein Test ist gerade offen.')).toBeVisible();
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
  [null, []],
  [0, ['Ausstehend']],
  [1, ['Angenommen']],
  [2, ['Abgelehnt']],
  [3, ['Warteliste']],
] as const)('an application in state %s reads %s', async ([applicationStatus, words]) => {
  await openProject({ applicationStatus });
  await expect.element(page.getByText('Kurzzeit')).toBeVisible();
  const shown = ['Ausstehend', 'Angenommen', 'Abgelehnt', 'Warteliste'].filter(
    (word) => page.getByText(word, { exact: true }).elements().length > 0,
  );
  expect(shown).toEqual(words);
});

test.for([
  ['DE-NI', 'Niedersachsen'],
  ['AU-9', 'Wien'],
  ['Südtirol', 'Südtirol'],
] as const)('a test limited to %s names %s', async ([regional, name]) => {
  await openProject({ regional });
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  expect(factsOf('Hafermilch für Kaffee')).toMatchObject({ 'Nur in': name });
});

test('a test without places left says so, and its meter is full', async () => {
  await openProject({ placesLeft: 0 });
  await expect.element(page.getByText(/^Alle Plätze vergeben · /)).toBeVisible();
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '50');
});

test('no open test says so [R-ERR-011]', async () => {
  await open(createTesterServer([]));
  await expect.element(page.getByText('Keine Daten vorhanden')).toBeVisible();
  await expect.element(page.getByText('Neue Tests erscheinen hier, sobald sie starten.')).toBeVisible();
  await expect.element(page.getByText('Gerade ist kein Test offen. Schauen Sie bald wieder vorbei.')).toBeVisible();
});

test('no open test in English [R-ERR-011]', async () => {
  await open(createTesterServer([]), { language: 'en' });
  await expect.element(page.getByText('No data available')).toBeVisible();
});

test('while the tests are on their way the greeting stands and the wait is announced', async () => {
  let answer: (response: Response) => void = () => {};
  const server = createTesterServerThat(() => new Promise((resolve) => (answer = resolve)));
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hallo, David' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Tests werden geladen');
  await expect.poll(() => server.calls).toEqual([CALLS.open]);
  answer(answerSuccess(buildOpenProjects()));
  await expect.element(card('Trailschuh Grat 2')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

describe('a load that fails', () => {
  const failures = {
    'with a server in trouble': answerFailure,
    'without a network': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  test.for(Object.entries(failures))('%s is tried again by keyboard', async ([, fail]) => {
    const server = createTesterServerThat(fail);
    await open(server);
    await expect.element(page.getByRole('alert').getByText('Die Tests konnten nicht geladen werden.')).toBeVisible();
    const failed = server.calls.length;
    server.on(CALLS.open, () => answerSuccess(buildOpenProjects()));
    await focusOn(page.getByRole('main'));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(server.calls).toHaveLength(failed + 1);
  });

  test('later on leaves the tests in place and is said above them', async () => {
    const server = createTesterServer();
    await open(server);
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
    server.on(CALLS.open, answerFailure);
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(card('Trailschuh Grat 2')).toBeVisible();
    server.on(CALLS.open, () => answerSuccess(buildOpenProjects().slice(0, 1)));
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect.element(page.getByText('Ein Test ist gerade offen.')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
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
  await open(createTesterServer([buildLongProject(), ...buildOpenProjects()]));
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
