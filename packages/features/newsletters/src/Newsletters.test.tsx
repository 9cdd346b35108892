import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createNewsletterServer } from './fixtures/newsletterServer.fixture.ts';
import { NewsletterStage, staffRoutes } from './fixtures/NewsletterStage.fixture.tsx';

let server: EnvelopeFetch;
const openAt = stageOpener(NewsletterStage, staffRoutes);
const open = (options: Partial<OpenOptions> = {}) => openAt({ server, path: '/news-letter', ...options });
const act = async (subject: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${subject}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const save = page.getByRole('button', { name: 'Speichern', exact: true });
const germanSubject = page.getByRole('textbox', { name: 'Betreff' }).first();

beforeEach(async () => {
  await page.viewport(2400, 1400);
  server = createNewsletterServer();
});

test('each row shows subject, template, receivers, time, figures and status', async () => {
  await open();
  await expect
    .element(row('Sommerpost.*Versendet.*Einladung zum Test.*1\\.402.*12\\.11\\.2026.*1\\.390.*321.*87.*9'))
    .toBeVisible();
  for (const [subject, state] of [
    ['Noch 12 Plätze: Trailschuh Grat 2', 'Entwurf'],
    ['Adventskalender', 'Geplant'],
    ['Herbstpost', 'Wird versendet'],
    ['Angehalten', 'Abgebrochen'],
  ])
    await expect.element(row(`${subject}.*${state}`)).toBeVisible();
});

test('filters are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  for (const [name, option] of [
    ['Status', 'Versendet'],
    ['Vorlage', 'Einladung zum Test'],
    ['Produkttest', 'Trailschuh Grat 2'],
  ] as const) {
    await panel.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => lastBody(CALLS.list))
    .toMatchObject({ filters: { state: 'sent', templateId: 1, projectId: 4 } });
  expect(router.state.location.search).toContain('state=sent');
});

test('a draft is sent after a question that names the number of receivers', async () => {
  await open();
  await act('Noch 12 Plätze: Trailschuh Grat 2', 'Versenden');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Dieser Newsletter geht an 1.402 Tester.')).toBeVisible();
  await dialog.getByRole('button', { name: 'An 1.402 Tester versenden' }).click();
  await expect.poll(() => lastBody(CALLS.changeStatus)).toMatchObject({ newsletterId: 1, state: 'scheduled' });
  await expect.element(row('Noch 12 Plätze.*Geplant')).toBeVisible();
});

test('a plan is taken back, and what is being sent is stopped', async () => {
  await open();
  await act('Adventskalender', 'Planung zurücknehmen');
  await expect.element(row('Adventskalender.*Entwurf')).toBeVisible();
  await act('Herbstpost', 'Versand anhalten');
  await expect.element(row('Herbstpost.*Abgebrochen')).toBeVisible();
});

test('a newsletter is copied to a draft that opens', async () => {
  const router = await open();
  await act('Sommerpost', 'Kopieren');
  await expect.poll(() => router.state.location.pathname).toBe('/news-letter/9');
  await expect.element(germanSubject).toHaveValue('Sommerpost');
});

test('a draft is deleted after a question', async () => {
  await open();
  await act('Noch 12 Plätze: Trailschuh Grat 2', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(row('Noch 12 Plätze')).not.toBeInTheDocument();
});

test('a new newsletter begins with the default template, and its audience is counted', async () => {
  await open({ path: '/news-letter/add' });
  await expect.element(germanSubject).toHaveValue('Neuer Produkttest: {{projectTitle_de}}');
  await expect.element(page.getByText('1.402 Tester')).toBeVisible();
  await expect.element(page.getByText(/312 Adressen sind nach drei Rückläufern gesperrt/)).toBeVisible();
  await save.click();
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ templateId: 1, audience: {} });
});

test('the audience is asked anew with every condition', async () => {
  await open({ path: '/news-letter/add' });
  await page.getByRole('textbox', { name: 'Punkte ab' }).fill('50');
  await page.getByRole('textbox', { name: 'Punkte bis' }).click();
  await expect.poll(() => lastBody(CALLS.reach)).toMatchObject({ audience: { pointsFrom: 50 } });
});

test('a placeholder without its counterpart is named at the other language', async () => {
  await open({ path: '/news-letter/1' });
  await germanSubject.fill('Bis {{projectDate_de}}: {{projectTitle_de}}');
  await save.click();
  await expect
    .element(page.getByText('Diese Platzhalter stehen nur in der anderen Sprache: {{projectDate_en}}').first())
    .toBeVisible();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('a draft is changed over the version that was read', async () => {
  await open({ path: '/news-letter/1' });
  await germanSubject.fill('Noch 3 Plätze: {{projectTitle_de}}');
  await save.click();
  await expect
    .poll(() => lastBody(CALLS.save))
    .toMatchObject({
      newsletterId: 1,
      updatedAt: '2026-11-12T08:00:00.000Z',
      subjectDe: 'Noch 3 Plätze: {{projectTitle_de}}',
      projectId: 4,
      audience: { gender: ['female'] },
    });
});

test('only what is saved is sent', async () => {
  await open({ path: '/news-letter/1' });
  const plan = page.getByRole('button', { name: 'Versenden', exact: true });
  await expect.element(plan).toBeEnabled();
  await germanSubject.fill('Noch 3 Plätze: {{projectTitle_de}}');
  await expect.element(plan).toBeDisabled();
  await expect.element(page.getByText('Speichern Sie erst, was Sie geändert haben.')).toBeVisible();
  await save.click();
  await expect.element(plan).toBeEnabled();
});

test('what was entered stays when somebody else sends the draft meanwhile', async () => {
  await open({ path: '/news-letter/1' });
  await germanSubject.fill('Noch 3 Plätze: {{projectTitle_de}}');
  await server.fetch('/api/newsletter/changeStatus', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ newsletterId: 1, state: 'scheduled' }),
  });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Geplant').first()).toBeVisible();
  await expect.element(germanSubject).toHaveValue('Noch 3 Plätze: {{projectTitle_de}}');
});

test('the preview shows the mail in both languages and two widths, and a test mail is sent', async () => {
  await open({ path: '/news-letter/1' });
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect.element(preview.getByTitle('Noch 12 Plätze: {{projectTitle_de}}')).toBeVisible();
  await preview.getByText('Englisch').click();
  await expect.element(preview.getByTitle('12 places left: {{projectTitle_en}}')).toBeVisible();
  await preview.getByText('Telefon').click();
  await preview.getByRole('button', { name: 'Testmail an mich' }).click();
  await expect.poll(() => lastBody(CALLS.sendTest)).toMatchObject({ language: 'en', projectId: 4 });
});

test('the preview follows what is written', async () => {
  await open({ path: '/news-letter/1' });
  await germanSubject.fill('Nur noch heute: {{projectTitle_de}}');
  await expect.element(page.getByTitle('Nur noch heute: {{projectTitle_de}}')).toBeVisible();
});

test('the reach names how many each condition leaves', async () => {
  await open({ path: '/news-letter/1' });
  const reach = page.getByRole('status').filter({ hasText: 'Nach jeder Bedingung' });
  await expect.element(reach.getByText('Newsletter bestätigt')).toBeVisible();
  await expect.element(reach.getByText('12.480')).toBeVisible();
  await expect.element(reach.getByRole('term').filter({ hasText: 'Geschlechter' })).toBeVisible();
});

test('a newsletter that was sent shows its figures', async () => {
  await open({ path: '/news-letter/4' });
  await expect.element(page.getByText('1.390')).toBeVisible();
  await expect.element(page.getByText('321')).toBeVisible();
  await expect.element(page.getByText(/800 Empfänger haben der Messung/)).toBeVisible();
});

test('a newsletter that is being sent shows how far it is', async () => {
  await open({ path: '/news-letter/3' });
  await expect
    .element(page.getByRole('progressbar', { name: 'Wird versendet' }))
    .toHaveAttribute('aria-valuenow', '702');
});

test('a newsletter that was stopped says so and is resumed', async () => {
  await open({ path: '/news-letter/5' });
  await expect.element(page.getByText(/Der Versand wurde angehalten/)).toBeVisible();
  await page.getByRole('button', { name: 'Versenden' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('a change that comes too late says who was first and keeps what was entered', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open({ path: '/news-letter/1' });
  await germanSubject.fill('Zu spät: {{projectTitle_de}}');
  await save.click();
  await expect.element(page.getByRole('alert').getByText(/Emre Aksoy/)).toBeVisible();
  await expect.element(germanSubject).toHaveValue('Zu spät: {{projectTitle_de}}');
});

test('a user who may only view finds nothing to change', async () => {
  await open({ user: buildUser(), rights: { 'Testerworld Dashboard': { view: true } } });
  await page.getByRole('button', { name: 'Aktionen zu „Adventskalender“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Ansehen' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  expect(page.getByText('Newsletter schreiben').elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, () => open());
});
