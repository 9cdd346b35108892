import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildContractListItem } from '@resonanz/testing/contracts';
import { buildCustomerLead } from '@resonanz/testing/customerLeads';
import { answerPage, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { lastSentMail, MAIL_CALLS } from '@resonanz/testing/mails';
import { buildAdmin, buildUser } from '@resonanz/testing/users';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage, stageRoutes } from '../fixtures/CustomerStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CustomerStage, stageRoutes);
const admin = buildAdmin();
const open = (path = '/customer/1/view', isAdmin = false) =>
  openAt({ server, path, user: isAdmin ? admin : buildUser() });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCustomerServer();
});

test('a customer shows facts, contacts, billing and, by tabs, campaigns, contracts, requests, files and history', async () => {
  const router = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lindenblatt Naturkosmetik GmbH' })).toBeVisible();
  await expect.element(page.getByText('DE123456789')).toBeVisible();
  await page.getByRole('tab', { name: 'Anfragen' }).click();
  await expect.element(page.getByRole('row', { name: /CR-2026-014.*Adventskalender.*Ausstehend/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Verträge' }).click();
  await expect
    .element(page.getByRole('row', { name: /Lena Hoffmann.*Influencer-Vertrag.*Gegengezeichnet/ }))
    .toBeVisible();
  expect(server.received(CALLS.contracts).at(-1)?.body).toMatchObject({ filters: { customerId: [1] } });
  await expect.element(page.getByRole('link', { name: 'Lena Hoffmann' })).toHaveAttribute('href', '/contract/30/view');
  await page.getByRole('tab', { name: 'Dateien' }).click();
  await expect
    .element(page.getByRole('table', { name: 'Dateien' }).getByText('Rahmenvertrag Lindenblatt.pdf'))
    .toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await expect.element(page.getByText(/Interessent/)).toBeVisible();
  await page.getByRole('tab', { name: 'Kampagnen' }).click();
  expect(router.state.location.search).toBe('?tab=campaigns');
  await expect
    .element(page.getByRole('link', { name: 'Herbstleuchten 2026 – Pflegeserie' }))
    .toHaveAttribute('href', '/campaign/20/view-camp');
});

test('the overview says what is next, what happened, and how much of the budget is left', async () => {
  const router = await open();
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  await expect
    .element(steps.getByRole('link', { name: 'Angebot Adventskalender senden' }))
    .toHaveAttribute('href', '/todo?campaign=20');
  await expect
    .element(steps.getByRole('link', { name: 'Wiedervorlage: Nordlicht Outdoor GmbH' }))
    .toHaveAttribute('href', '/customer-lead/50/view');
  expect(server.received(CALLS.todos).at(-1)?.body).toMatchObject({ filters: { customerId: 1, isOpen: true } });
  const activity = page.getByRole('region', { name: 'Aktivität' });
  await expect.element(activity.getByText(/hat Jahresbudget geändert/)).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: 'Noch frei' })).toBeVisible();
  await expect
    .element(
      page.getByRole('table', { name: 'Kampagnen' }).getByRole('link', { name: 'Herbstleuchten 2026 – Pflegeserie' }),
    )
    .toBeVisible();
  await activity.getByRole('link', { name: 'Alles ansehen' }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=history');
});

test('the leads of a customer lead to their pages, and another one is written for it', async () => {
  await open('/customer/1/view?tab=leads');
  await expect
    .element(
      page.getByRole('row', {
        name: /Nordlicht Outdoor GmbH.*Qualifiziert.*24\.000.*20\.10\.2026.*Fällig.*Katharina Bergmann/,
      }),
    )
    .toBeVisible();
  expect(server.received(CALLS.leads).at(-1)?.body).toMatchObject({ filters: { customerId: 1 } });
  await expect
    .element(page.getByRole('link', { name: 'Nordlicht Outdoor GmbH' }))
    .toHaveAttribute('href', '/customer-lead/50/view');
  await expect
    .element(page.getByRole('link', { name: 'Lead anlegen' }))
    .toHaveAttribute('href', '/customer-lead/add?customerId=1');
});

test.each([
  ['overview', ['120.000,00', '41.850,50', '78.149,50', '48.000,00', '1.850,50']],
  ['campaigns', ['48.000,00', '1.850,50']],
  ['contracts', ['2.400,00', '1.850,50']],
  ['leads', ['24.000,00', '1.850,50']],
])('where one amount in the tab “%s” has cents, those beside it show two decimals', async (tab, amounts) => {
  server = createCustomerServer({ customer: { budget: 120_000, usedBudget: 41_850.5 } });
  const campaign = {
    campaignId: 20,
    name: 'Herbstleuchten 2026 – Pflegeserie',
    status: 3,
    startDate: '2026-09-01',
    endDate: '2026-11-30',
    budget: 48_000,
    archived: false,
  };
  server.on(CALLS.campaigns, () =>
    answerPage([campaign, { ...campaign, campaignId: 7, name: 'Frühjahrskollektion 2026', budget: 1_850.5 }], 0, 10),
  );
  server.on(CALLS.contracts, () =>
    answerPage([buildContractListItem({ budget: 2_400 }), buildContractListItem({ budget: 1_850.5 }, 1)], 0, 10),
  );
  server.on(CALLS.leads, () =>
    answerPage(
      [buildCustomerLead({ expectedBudget: 24_000 }), buildCustomerLead({ expectedBudget: 1_850.5 }, 1)],
      0,
      10,
    ),
  );
  await open(`/customer/1/view?tab=${tab}`);
  for (const amount of amounts) await expect.element(page.getByText(`${amount}\u00a0€`, { exact: true })).toBeVisible();
});

test('a contact is written to, and the mail stands in the tab of the customer', async () => {
  await open();
  await page.getByRole('button', { name: 'E-Mail an Marion Albrecht schreiben' }).click();
  const composer = page.getByRole('dialog', { name: 'E-Mail schreiben' });
  await composer.getByRole('textbox', { name: 'Betreff' }).fill('Jahresplanung');
  await composer.getByRole('textbox', { name: 'Nachricht' }).click();
  await userEvent.keyboard('Guten Tag');
  await composer.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect.element(page.getByText('Die E-Mail ist unterwegs.')).toBeVisible();
  expect(lastSentMail(server)).toMatchObject({ receivers: [{ userType: 'customer', refId: 1, contactId: 1 }] });
  await page.getByRole('tab', { name: 'E-Mails' }).click();
  await expect.element(page.getByRole('button', { name: 'Jahresplanung' })).toBeVisible();
  expect(server.received(MAIL_CALLS.list).at(-1)?.body).toMatchObject({ filters: { customerId: 1 } });
});

test('a contact is invited in a language, and an open invitation withdrawn once that is confirmed', async () => {
  await open();
  await page.getByRole('button', { name: 'Marion Albrecht in das Kampagnenportal einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Sprache/ }).click();
  await page.getByRole('option', { name: 'Englisch' }).click();
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect
    .poll(() => server.received(CALLS.invite).at(-1)?.body)
    .toEqual({ customerId: 1, contactId: 1, language: 'EN' });
  await expect.element(page.getByText('Einladung gesendet')).toBeVisible();
  await page.getByRole('button', { name: 'Aktionen für die Einladung von Selma Yılmaz' }).click();
  await page.getByRole('menuitem', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.poll(() => server.received(CALLS.withdraw).at(-1)?.body).toEqual({ customerId: 1, invitationId: 1 });
});

test('the logo stands beside the name; it is replaced by another picture and taken away by keyboard', async () => {
  await open();
  const logo = page.getByRole('img', { name: 'Logo von Lindenblatt Naturkosmetik GmbH' });
  await expect.element(logo).toBeVisible();
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
    await page.getByRole('menuitem', { name: 'Logo ändern' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Logo von Lindenblatt Naturkosmetik GmbH' });
  await expect.element(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await userEvent.upload(
    dialog.getByLabelText(/^Logo/).last(),
    new File(['\x89PNG'], 'neu.png', { type: 'image/png' }),
  );
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => (server.received(CALLS.changeLogo).at(-1)?.body as { logo?: File } | undefined)?.logo?.name)
    .toBe('neu.png');
  await expect.element(dialog).not.toBeInTheDocument();
  await openDialog();
  const remove = dialog.getByRole('button', { name: 'Bild entfernen' });
  await expect.element(remove).toBeVisible();
  await focusOn(remove);
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => server.received(CALLS.removeLogo).at(-1)?.body).toEqual({ customerId: 1 });
  await expect.element(logo).not.toBeInTheDocument();
});

test('a picture that the server rejects is shown at its field', async () => {
  server.on(CALLS.changeLogo, () =>
    answerError(422, 'VALIDATION_ERROR', 'validationFailed', {
      fieldErrors: [{ field: 'logo', key: 'fileContentMismatch' }],
    }),
  );
  await open();
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await page.getByRole('menuitem', { name: 'Logo ändern' }).click();
  await userEvent.upload(
    page.getByRole('dialog').getByLabelText(/^Logo/).last(),
    new File(['<svg/>'], 'neu.png', { type: 'image/png' }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.').first()).toBeVisible();
});

test('a customer without campaigns is proposed as a former one, and becomes it once the user says so', async () => {
  server = createCustomerServer({ customer: { formerProposed: true } });
  await open();
  await expect.element(page.getByText('Seit zwölf Monaten ohne Kampagne')).toBeVisible();
  await page.getByRole('button', { name: 'Als Ehemalig führen' }).click();
  await expect.poll(() => server.received(CALLS.changeStatus).at(-1)?.body).toEqual({ customerId: 1, status: 3 });
  await expect.element(page.getByText('Seit zwölf Monaten ohne Kampagne')).not.toBeInTheDocument();
  await expect.element(page.getByText('Ehemalig', { exact: true }).first()).toBeVisible();
});

test('what holds an archive back is said with its numbers', async () => {
  server.on(CALLS.changeStatus, () =>
    answerError(409, 'CONFLICT', 'customerBusy', { data: { campaigns: 2, requests: 1 } }),
  );
  await open();
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Löschen' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Archivieren' }).click();
  await expect
    .element(
      page.getByText('Das geht erst, wenn nichts mehr läuft: 2 Kampagnen in Planung oder laufend, 1 offene Anfrage.'),
    )
    .toBeVisible();
});

test('an administrator deletes once that is confirmed, and is led back to the list', async () => {
  const router = await open('/customer/1/view', true);
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/customer/management');
});

test('all that keeps a customer from being deleted is said with its numbers', async () => {
  server.on(CALLS.remove, () =>
    answerError(409, 'CONFLICT', 'customerInUse', {
      data: { campaigns: 0, requests: 2, contracts: 1, leads: 1, users: 0 },
    }),
  );
  await open('/customer/1/view', true);
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect
    .element(
      page.getByText(
        /^Der Kunde wird noch gebraucht: 0 Kampagnen, 2 Anfragen, 1 Vertrag, 1 gewonnener Lead, 0 Zugänge\./,
      ),
    )
    .toBeVisible();
});
