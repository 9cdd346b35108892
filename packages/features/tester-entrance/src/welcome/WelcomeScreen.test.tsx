import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testerPaths } from '@resonanz/domain/paths';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildTeasers, CALLS, createEntranceServer } from '../fixtures/entrance.fixture.ts';
import { EntranceStage, stageRoutes } from '../fixtures/EntranceStage.fixture.tsx';
import { drawWelcome } from './drawWelcome.tsx';

const openAt = stageOpener(EntranceStage, stageRoutes);
const tester = buildUser({ role: { roleId: 8, roleName: 'product-tester world' } });
const openTests = page.getByRole('region', { name: 'Gerade offen' });
const cards = openTests.getByRole('listitem');

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEntranceServer();
});

test('visitors see the tests of the day with duration, places, end of applications and points', async () => {
  await openAt({ server, path: testerPaths.welcome() });
  await expect.element(openTests.getByText(/^Diese Tests nehmen Bewerbungen an\./)).toBeVisible();
  expect(cards.elements()).toHaveLength(4);
  const [shoe, herbs, , glasses] = cards.elements().map(({ textContent }) => textContent);
  expect(shoe).toContain('Trailschuh Grat 2');
  expect(shoe).toContain('Sport & Freizeit');
  expect(shoe).toContain('Langzeit, 21 Wochen');
  expect(shoe).toContain('40, noch 12 frei');
  expect(shoe).toContain('bis zu 125');
  expect(shoe).toContain('Bewerbung offen');
  expect(herbs).toContain('Kurzzeit, 4 Wochen');
  expect(herbs).toContain('80, alle vergeben');
  expect(glasses).toContain('Endet in 3 Tagen');
});

test('an open test leads through the log-in', async () => {
  await openAt({ server, path: testerPaths.welcome() });
  await expect
    .element(page.getByRole('link', { name: 'Bewerben: Trailschuh Grat 2' }))
    .toHaveAttribute('href', testerPaths.project({ projectId: 41 }));
  await expect
    .element(openTests.getByRole('link', { name: 'Alle Tests ansehen' }))
    .toHaveAttribute('href', testerPaths.projects());
});

test('header and page lead to log-in, registration, questions and terms, and to no page that is missing', async () => {
  await openAt({ server, path: testerPaths.welcome() });
  const header = page.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', testerPaths.login());
  await expect
    .element(header.getByRole('link', { name: 'Registrieren' }))
    .toHaveAttribute('href', testerPaths.register());
  await expect
    .element(header.getByRole('link', { name: 'Resonanz, zur Startseite' }))
    .toHaveAttribute('href', testerPaths.welcome());
  const links = header.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link');
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Offene Tests',
    'So läuft es ab',
    'Punkte',
    'Fragen',
  ]);
  const main = page.getByRole('main');
  expect(main.getByRole('link', { name: 'Als Tester registrieren' }).elements()).toHaveLength(2);
  await expect
    .element(main.getByRole('link', { name: 'Teilnahmebedingungen lesen' }))
    .toHaveAttribute('href', testerPaths.terms());
});

test('levels say from how many points and tests they count', async () => {
  await openAt({ server, path: testerPaths.welcome() });
  const levels = page.getByRole('region', { name: 'Vier Level, 12 Tests' });
  await expect
    .element(levels.getByText('Ein Test mit Video bringt bis zu 125 Punkte.', { exact: false }))
    .toBeVisible();
  expect(
    levels
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bronzeab der Registrierung',
    'Silber250 Punkte, nach 2 Tests',
    'Gold750 Punkte, nach 6 Tests',
    'Platin1.500 Punkte, nach 12 Tests',
  ]);
});

test('a tester finds the way home, and neither log-in nor registration', async () => {
  await openAt({ server, path: testerPaths.welcome(), user: tester });
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }))
    .toHaveAttribute('href', testerPaths.home());
  expect(page.getByRole('link', { name: /Anmelden|[Rr]egistrieren/ }).elements()).toHaveLength(0);
});

test('without open tests the page says so', async () => {
  await openAt({ server: createEntranceServer([]), path: testerPaths.welcome() });
  await expect.element(openTests.getByText('Gerade ist kein Test offen')).toBeVisible();
});

test('open tests that could not be loaded are loaded on request, and the page stands without them', async () => {
  server.on(CALLS.open, answerFailure);
  await openAt({ server, path: testerPaths.welcome() });
  await expect
    .element(page.getByRole('alert').getByText('Die offenen Tests konnten nicht geladen werden.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'So läuft es ab' })).toBeVisible();
  server.on(CALLS.open, () => answerSuccess(buildTeasers()));
  await page.getByText('Erneut laden').click();
  await expect.poll(() => cards.elements().length).toBe(4);
});

test.each([
  ['de', 'Neues kommt zuerst zu Ihnen.', 'So läuft es ab', /Damit sie hier stehen, braucht Ihr Browser JavaScript/],
  ['en', 'New things come to you first.', 'How it works', /Your browser needs JavaScript to show them here/],
] as const)('the drawn page says in %s what it says, without a script', (language, claim, how, needsScript) => {
  const { body, description } = drawWelcome([testerPaths.faqs.pattern], language);
  const drawn = new DOMParser().parseFromString(body, 'text/html');
  expect(drawn.querySelector('h1')?.textContent).toBe(claim);
  expect([...drawn.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(how);
  expect(drawn.querySelector('#open noscript')?.textContent).toMatch(needsScript);
  expect(description).not.toBe('');
});
