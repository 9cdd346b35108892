import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ROLE } from '@resonanz/domain/roles';
import { stageOpener } from '@resonanz/stage/stageOpener';
import {
  answerDenied,
  answerFailure,
  answerNever,
  answerError,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { MAIL_CALLS } from '@resonanz/testing/mails';
import { buildAdmin, buildUser } from '@resonanz/testing/users';
import { buildOverview, CALLS, createOverviewServer, emptyOverview } from './fixtures/overviewServer.fixture.ts';
import { stageRoutes, WorkOverviewStage } from './fixtures/WorkOverviewStage.fixture.tsx';

let server: EnvelopeFetch;

const admin = buildAdmin();

const openAt = stageOpener(WorkOverviewStage, stageRoutes);
const open = ({ path = '/dashboard-new', user = buildUser(), language = 'de' as 'de' | 'en' } = {}) =>
  openAt({ server, path, language, user });

const widget = (name: string) => page.getByRole('region', { name });
const lastQuery = () => Object.fromEntries(server.received(CALLS.overview).at(-1)?.query ?? []);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createOverviewServer();
});

test('the widgets say what there is to do, each with the number of all [R-ROUTE-021]', async () => {
  await open();
  const campaigns = widget('Laufende Kampagnen');
  await expect.element(campaigns.getByText('7', { exact: true })).toBeVisible();
  await expect.element(campaigns.getByText(/4 von 11 Inhalten online/).first()).toBeVisible();
  await expect.element(campaigns.getByRole('meter').first()).toHaveAttribute('aria-valuenow', '31400');
  await expect.element(widget('Termine der nächsten 7 Tage').getByText('Überfällig')).toBeVisible();
  await expect.element(widget('Offene Entscheidungen der Brands').getByText('Noch 2 Tage')).toBeVisible();
  await expect.element(widget('Überfällige Influencer-Rechnungen').getByText('seit 19 Tagen')).toBeVisible();
  const todos = widget('To-dos');
  await expect.element(todos.getByText('9', { exact: true })).toBeVisible();
  const late = todos.getByRole('listitem').filter({ hasText: 'Vertrag Bergquell Vital gegenzeichnen' });
  for (const text of ['Hoch', 'Überfällig']) await expect.element(late.getByText(text, { exact: true })).toBeVisible();
  await expect.element(todos.getByText('Heute', { exact: true })).toBeVisible();
  await expect.element(widget('Follower-Wachstum (30 Tage)').getByText('unbekannt')).toBeVisible();
});

test('leads to follow up lead to their pages, and to the list of those that are due', async () => {
  await open();
  const leads = widget('Leads zur Wiedervorlage');
  await expect
    .element(leads.getByRole('listitem').filter({ hasText: 'Papierboot Verlag' }).getByText('Überfällig'))
    .toBeVisible();
  const due = leads.getByRole('listitem').filter({ hasText: 'Nordlicht Outdoor GmbH' });
  await expect.element(due.getByText('Heute')).toBeVisible();
  await expect.element(due.getByText('Wiedervorlage', { exact: true })).toBeVisible();
  await expect.element(due.getByText('Jette Claussen')).toBeVisible();
  await expect
    .element(leads.getByRole('link', { name: 'Nordlicht Outdoor GmbH' }))
    .toHaveAttribute('href', '/customer-lead/50/view');
  await expect
    .element(page.getByRole('link', { name: 'Alle anzeigen: Leads zur Wiedervorlage' }))
    .toHaveAttribute('href', '/customer-lead?due=1&owner=9');
});

test('the latest mails lead to the mails of their campaign or partner', async () => {
  await open();
  const mails = widget('Neueste E-Mails');
  await expect.element(mails.getByText('Fehlgeschlagen')).toBeVisible();
  await expect
    .element(mails.getByRole('link', { name: 'Herbstleuchten 2026: Ihr Angebot' }))
    .toHaveAttribute('href', '/dashboard/profile/40/instagram/1000?tab=emails');
  await expect
    .element(mails.getByRole('link', { name: 'Briefing zur Pflegeserie' }))
    .toHaveAttribute('href', '/campaign/20/view-camp?state=emails');
  expect(Object.fromEntries(server.received(MAIL_CALLS.latest).at(-1)?.query ?? [])).toEqual({
    whose: 'mine',
    size: '5',
  });
});

test('English says it in English', async () => {
  await open({ language: 'en' });
  await expect.element(widget('Open brand decisions').getByText('2 days left')).toBeVisible();
});

test('all of a widget are in the list of its module, or in this page alone', async () => {
  const router = await open();
  await expect
    .element(page.getByRole('link', { name: 'Alle anzeigen: To-dos' }))
    .toHaveAttribute('href', '/todo?whose=assigned');
  await expect
    .element(page.getByRole('link', { name: 'Alle anzeigen: Laufende Kampagnen' }))
    .toHaveAttribute('href', '/campaign?status=3&owner=9');
  await page.getByRole('link', { name: 'Alle anzeigen: Inhalte zur Freigabe' }).click();
  await expect.poll(lastQuery).toEqual({ whose: 'mine', widget: 'releases' });
  await expect.poll(() => page.getByRole('region', { name: 'To-dos' }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Ganze Übersicht' }).click();
  await expect.element(widget('To-dos')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('whose work and which region are asked of the server and held in the address; everything is for administrators', async () => {
  const router = await open({ user: admin });
  await page.getByText('Alle', { exact: true }).click();
  await expect.poll(lastQuery).toEqual({ whose: 'all' });
  await page.getByRole('combobox', { name: /Region/ }).click();
  await page.getByRole('option', { name: 'Österreich' }).click();
  await expect.poll(lastQuery).toEqual({ whose: 'all', region: '3' });
  expect(router.state.location.search).toBe('?whose=all&region=3');
});

test('a campaign manager is not offered everything, not even by the address', async () => {
  await open({ path: '/dashboard-new?whose=all' });
  await expect.element(page.getByRole('radio', { name: 'Mein Team' })).toBeInTheDocument();
  expect(page.getByRole('radio', { name: 'Alle', exact: true }).elements()).toEqual([]);
  await expect.poll(lastQuery).toEqual({ whose: 'mine' });
});

test('a to-do is marked done with the keyboard alone', async () => {
  await open();
  const done = page.getByRole('button', { name: '„Reichweitennachweise anfordern“ als erledigt markieren' });
  await expect.element(done).toBeVisible();
  await focusOn(done);
  await userEvent.keyboard('{Enter}');
  await expect.element(done).not.toBeInTheDocument();
  expect(server.received(CALLS.done).map(({ body }) => body)).toEqual([{ todoId: 3, status: 3 }]);
  await expect.element(widget('To-dos').getByText('8', { exact: true })).toBeVisible();
});

test('a rejected change says why', async () => {
  server.on(CALLS.done, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  await page.getByRole('button', { name: /Reichweitennachweise/ }).click();
  await expect
    .element(page.getByText('Dieser Wechsel ist nicht erlaubt. Das To-do wurde inzwischen geändert.'))
    .toBeVisible();
});

test('the page becomes the start page', async () => {
  await open();
  await page.getByRole('button', { name: 'Als Startseite setzen' }).click();
  await expect.element(page.getByRole('button', { name: 'Ist Ihre Startseite' })).toBeDisabled();
  expect(
    server.received(CALLS.profile).map(({ body }) => JSON.parse((body as { user: string }).user) as unknown),
  ).toEqual([{ startPage: '/dashboard-new' }]);
});

test('a widget that the server leaves out is not drawn', async () => {
  server = createOverviewServer(buildOverview({ todos: null }));
  await open();
  await expect.element(widget('Offene Anfragen')).toBeVisible();
  // While it loads, every widget is there.
  await expect.element(widget('Offene Anfragen')).not.toHaveAttribute('aria-busy', 'true');
  expect(widget('To-dos').elements()).toEqual([]);
});

test('while it loads every widget waits; empty ones say so', async () => {
  server.on(CALLS.overview, answerNever);
  await open();
  await expect.element(widget('To-dos')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('Übersicht wird geladen')).toBeInTheDocument();
});

test('an empty widget says so', async () => {
  server = createOverviewServer(buildOverview({ todos: { rows: [], total: 0 } }));
  await open();
  await expect.element(widget('To-dos').getByText('Keine Daten vorhanden')).toBeVisible();
});

test('where there is nothing to do at all, one line says so and leads to the team', async () => {
  server = createOverviewServer(emptyOverview());
  await open();
  await expect.element(page.getByText('Gerade ist nichts zu tun')).toBeVisible();
  expect(page.getByText('Keine Daten vorhanden').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Mein Team ansehen' }).click();
  await expect.poll(lastQuery).toEqual({ whose: 'team' });
});

test('a super admin begins with everything, and can come back to it', async () => {
  const router = await open({
    user: buildUser({ isAdmin: true, role: { roleId: ROLE.superAdmin, roleName: 'Super Admin' } }),
  });
  await expect.poll(lastQuery).toEqual({ whose: 'all' });
  await page.getByText('Meine', { exact: true }).click();
  await expect.poll(lastQuery).toEqual({ whose: 'mine' });
  expect(router.state.location.search).toBe('?whose=mine');
  await page.getByText('Alle', { exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('the widgets leave no holes, and the reader is not named beside what is their own', async () => {
  await open();
  await expect.element(widget('To-dos').getByText('Überfällig')).toBeVisible();
  const boxes = page
    .getByRole('region')
    .elements()
    .map((element) => element.getBoundingClientRect());
  for (const column of new Set(boxes.map(({ left }) => left))) {
    const inColumn = boxes.filter(({ left }) => left === column);
    const gaps = inColumn.slice(1).map(({ top }, index) => Math.round(top - (inColumn[index]?.bottom ?? 0)));
    expect(new Set(gaps).size).toBeLessThanOrEqual(1);
  }
  expect(widget('To-dos').getByText('Katharina Bergmann').elements()).toEqual([]);
});

test('in every widget the state stands before the day', async () => {
  await open();
  await expect.element(widget('Termine der nächsten 7 Tage').getByText('Überfällig')).toBeVisible();
  for (const name of ['To-dos', 'Termine der nächsten 7 Tage', 'Leads zur Wiedervorlage']) {
    const row = widget(name).getByRole('listitem').filter({ hasText: 'Überfällig' }).first();
    const [tag, day] = [row.getByText('Überfällig'), row.getByText(/^\d\d\.\d\d\.\d{4}$/)].map(
      (each) => each.element().getBoundingClientRect().left,
    );
    expect(tag).toBeLessThan(day ?? 0);
  }
});

test('nothing leads to more where there is none', async () => {
  server = createOverviewServer(emptyOverview());
  await open();
  await expect.element(page.getByText('Gerade ist nichts zu tun')).toBeVisible();
  expect(page.getByRole('link', { name: /^Alle anzeigen/ }).elements()).toEqual([]);
});

test('a failed load is said once and tried again; a forbidden one says why', async () => {
  server.on(CALLS.overview, answerFailure);
  await open();
  await expect.element(page.getByText('Die Übersicht konnte nicht geladen werden.')).toBeVisible();
  server.on(CALLS.overview, answerDenied);
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
