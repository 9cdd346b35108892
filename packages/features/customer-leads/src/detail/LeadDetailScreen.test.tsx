import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { stageOpener } from '@resonanz/stage/stageOpener';
import {
  answerDenied,
  answerFailure,
  answerError,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { many } from '@resonanz/testing/people';
import { buildAdmin, buildUser } from '@resonanz/testing/users';
import { CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage, stageRoutes } from '../fixtures/LeadStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(LeadStage, stageRoutes);
const admin = buildAdmin();
const open = (path = '/customer-lead/50/view', isAdmin = false) =>
  openAt({ server, path, user: isAdmin ? admin : buildUser() });

const today = berlinDay(new Date());
const actions = () => page.getByRole('button', { name: 'Aktionen für Nordlicht Outdoor GmbH' });
const status = () => page.getByRole('button', { name: 'Status ändern' });
const sent = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createLeadServer();
});

test('a lead shows facts, persons and, by tabs, its log, to-dos, files and history', async () => {
  server = createLeadServer({ lead: { customerId: 4, customerName: 'Lichtwerk Kosmetik GmbH' } });
  const router = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nordlicht Outdoor GmbH' })).toBeVisible();
  await expect.element(page.getByText('Dezember 2026')).toBeVisible();
  await expect.element(page.getByText('Instagram, TikTok')).toBeVisible();
  await expect.element(page.getByText('Einwilligung')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Lichtwerk Kosmetik GmbH' }))
    .toHaveAttribute('href', '/customer/4/view');
  await expect
    .element(page.getByRole('link', { name: '+49 221 4711020' }))
    .toHaveAttribute('href', 'tel:+492214711020');
  await page.getByRole('tab', { name: 'Kontakthistorie' }).click();
  await expect
    .element(
      page.getByRole('row', { name: /Telefonat.*01\.10\.2026.*Budget für die Wintersaison.*Katharina Bergmann/ }),
    )
    .toBeVisible();
  await page.getByRole('tab', { name: 'To-dos' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Vorschlag für Nordlicht schicken' }))
    .toHaveAttribute('href', '/todo?lead=50');
  expect(sent(CALLS.todos)).toMatchObject({ filters: { customerLeadId: 50 } });
  await page.getByRole('tab', { name: 'Dateien' }).click();
  await expect.element(page.getByRole('table', { name: 'Dateien' }).getByText('Briefing Winter.pdf')).toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await expect.element(page.getByText('24.000 €').last()).toBeVisible();
  expect(router.state.location.search).toBe('?tab=history');
});

test('the overview says what is next, and what was said and changed', async () => {
  await open();
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  await expect
    .element(steps.getByRole('link', { name: 'Vorschlag für Nordlicht schicken' }))
    .toHaveAttribute('href', '/todo?lead=50');
  expect(sent(CALLS.todos)).toMatchObject({ filters: { customerLeadId: 50, isOpen: true } });
  const activity = page.getByRole('region', { name: 'Aktivität' });
  await expect.element(activity.getByText('Auf der DMEXCO kennengelernt.')).toBeVisible();
  await expect.element(activity.getByText(/hat Status geändert/)).toBeVisible();
  await expect
    .element(activity.getByRole('link', { name: 'Alles ansehen' }))
    .toHaveAttribute('href', '/customer-lead/50/view?tab=log');
});

test('the status is changed to what the table allows; one that asks for nothing is set at once', async () => {
  await open();
  await status().click();
  await expect.element(page.getByRole('menuitem', { name: 'Gewonnen' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Angebot' }).click();
  await expect.poll(() => sent(CALLS.changeStatus)).toEqual({ customerLeadId: 50, status: 7 });
  await expect.element(page.getByText('„Nordlicht Outdoor GmbH“ ist jetzt: Angebot.')).toBeVisible();
});

test('a lost lead needs a reason, which its page shows', async () => {
  await open();
  await status().click();
  await page.getByRole('menuitem', { name: 'Verloren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status ändern: Verloren' });
  await expect.element(dialog.getByRole('button', { name: 'Status ändern' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Begründung' }).fill('Budget gestrichen');
  await dialog.getByRole('button', { name: 'Status ändern' }).click();
  await expect
    .poll(() => sent(CALLS.changeStatus))
    .toEqual({ customerLeadId: 50, status: 6, reason: 'Budget gestrichen' });
  await expect.element(page.getByText('Budget gestrichen')).toBeVisible();
});

test('a won lead becomes a new customer, or is linked to one that is chosen', async () => {
  server = createLeadServer({ lead: { status: 4 } });
  await open();
  await status().click();
  await page.getByRole('menuitem', { name: 'Gewonnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lead gewonnen' });
  await expect
    .element(dialog.getByRole('radio', { name: 'Neuen Kunden „Nordlicht Outdoor GmbH“ anlegen' }))
    .toBeChecked();
  await dialog.getByText('Vorhandenen Kunden wählen').click();
  await expect.element(dialog.getByRole('button', { name: 'Als gewonnen führen' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: 'Lichtwerk Kosmetik GmbH' }).click();
  await dialog.getByRole('button', { name: 'Als gewonnen führen' }).click();
  await expect.poll(() => sent(CALLS.changeStatus)).toEqual({ customerLeadId: 50, status: 5, customerId: 4 });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('each customer can be chosen for a won lead, however many there are', async () => {
  server = createLeadServer({ lead: { status: 4 } });
  server.on(CALLS.customers, () =>
    answerSuccess(many(3_000, (index) => ({ customerId: index + 1, name: `Kunde ${index + 1}` }))),
  );
  await open();
  await status().click();
  await page.getByRole('menuitem', { name: 'Gewonnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lead gewonnen' });
  await dialog.getByText('Vorhandenen Kunden wählen').click();
  await dialog.getByRole('combobox', { name: 'Kunde' }).fill('2999');
  await page.getByRole('option', { name: 'Kunde 2999' }).click();
  await dialog.getByRole('button', { name: 'Als gewonnen führen' }).click();
  await expect.poll(() => sent(CALLS.changeStatus)).toEqual({ customerLeadId: 50, status: 5, customerId: 2_999 });
});

test('who may not add the customer sees an error in the dialog, which stays open', async () => {
  server = createLeadServer({ lead: { status: 4 } });
  server.on(CALLS.changeStatus, () => answerError(403, 'FORBIDDEN', 'forbidden'));
  await open();
  await status().click();
  await page.getByRole('menuitem', { name: 'Gewonnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als gewonnen führen' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('Dafür fehlt Ihnen die Berechtigung.');
});

test('a follow-up is planned; what the server says of the day stands at its field', async () => {
  server = createLeadServer({ lead: { followUpDate: today, isFollowUpDue: true } });
  await open();
  await expect.element(page.getByText('Fällig', { exact: true })).toBeVisible();
  server.on(CALLS.planFollowUp, () =>
    answerError(422, 'VALIDATION_ERROR', 'validationFailed', {
      fieldErrors: [{ field: 'followUpDate', key: 'pastDate' }],
    }),
  );
  await actions().click();
  await page.getByRole('menuitem', { name: 'Wiedervorlage planen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wiedervorlage planen' });
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expect.poll(() => sent(CALLS.planFollowUp)).toEqual({ customerLeadId: 50, followUpDate: today });
  await expect.element(dialog.getByText('Bitte wählen Sie heute oder einen späteren Tag.').first()).toBeVisible();
});

test('a closed lead has no follow-up', async () => {
  server = createLeadServer({ lead: { status: 6, reason: 'Budget gestrichen' } });
  await open();
  await actions().click();
  await expect.element(page.getByRole('menuitem', { name: 'Kontakt festhalten' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Wiedervorlage planen' })).not.toBeInTheDocument();
});

test('a contact is logged by keyboard; the own one can be deleted, others not', async () => {
  await open('/customer-lead/50/view?tab=log');
  await page.getByRole('button', { name: 'Kontakt festhalten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kontakt mit Nordlicht Outdoor GmbH festhalten' });
  await dialog.getByRole('textbox', { name: 'Notiz' }).fill('Ruft im Januar zurück.');
  await focusOn(dialog.getByRole('button', { name: 'Festhalten' }));
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent(CALLS.addLog))
    .toEqual({ customerLeadId: 50, kind: 'call', note: 'Ruft im Januar zurück.' });
  await expect.element(page.getByRole('row', { name: /Ruft im Januar zurück/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Treffen vom .* löschen$/ }).elements()).toEqual([]);
  server.on(CALLS.removeLog, () => answerError(403, 'FORBIDDEN', 'notYourEntry'));
  await page
    .getByRole('button', { name: /^Telefonat vom .* löschen$/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('Nur wer den Kontakt festgehalten hat und die Administration können ihn löschen.');
});

test('a to-do is added for the lead', async () => {
  await open('/customer-lead/50/view?tab=todos');
  await page.getByRole('button', { name: 'To-do anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'To-do anlegen' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Angebot nachfassen');
  await dialog.getByRole('spinbutton').first().click();
  await userEvent.keyboard('12112027');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect
    .poll(() => sent(CALLS.addTodo))
    .toEqual({ customerLeadId: 50, title: 'Angebot nachfassen', dueDate: '2027-11-12', assign: 9 });
  await expect.element(page.getByRole('link', { name: 'Angebot nachfassen' })).toBeVisible();
});

test('an administrator deletes once that is confirmed, and is led back to the list; a won lead stays, and why is said', async () => {
  const router = await open('/customer-lead/50/view', true);
  const askTo = async () => {
    await actions().click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
  };
  server.on(CALLS.remove, () => answerError(409, 'CONFLICT', 'leadWon'));
  await askTo();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('Ein gewonnener Lead kann nicht gelöscht werden.');
  server.on(CALLS.remove, () => answerSuccess(null));
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/customer-lead');
});

test('a tab that fails is reloaded on request; one that is forbidden says why', async () => {
  server.on(CALLS.log, answerFailure);
  await open('/customer-lead/50/view?tab=log');
  const reload = page.getByRole('button', { name: 'Erneut laden' });
  await expect.element(reload).toBeVisible();
  server.on(CALLS.log, answerDenied);
  await reload.click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
