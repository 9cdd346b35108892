import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { many } from '@resonanz/testing/people';
import { buildAdmin } from '@resonanz/testing/users';
import { buildBrand } from '../fixtures/brands.fixture.ts';
import { CALLS, createBrandServer } from '../fixtures/brandServer.fixture.ts';
import { BrandStage, stageRoutes } from '../fixtures/BrandStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(BrandStage, stageRoutes);
const admin = buildAdmin();
const open = (path = '/user/brand') => openAt({ server, path, user: admin });
const bodies = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createBrandServer();
});

async function menu(item: string, name = 'm.albrecht@lindenblatt.example') {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('each tab asks for its state and stands in the address', async () => {
  const router = await open();
  await expect.element(page.getByText('1–3 von 3')).toBeVisible();
  expect(bodies(CALLS.list).at(-1)).toEqual({
    pageNumber: 0,
    pageSize: 10,
    sortBy: 'createdAt',
    sort: 'DESC',
    status: 'pending',
    filters: {},
  });
  await page.getByRole('tab', { name: 'Aktiv', exact: true }).click();
  await expect.poll(() => bodies(CALLS.list).at(-1)).toMatchObject({ status: 'active' });
  expect(router.state.location.search).toBe('?tab=active');
  for (const [tab, status] of [
    ['Abgelehnt', 'declined'],
    ['Deaktiviert', 'inactive'],
    ['Archiv', 'archived'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect.poll(() => bodies(CALLS.list).at(-1)).toMatchObject({ status });
  }
});

test('a brand is approved for a new customer of its name, or for a chosen one', async () => {
  await open();
  await menu('Freigeben');
  await expect.element(page.getByRole('radio', { name: /^Neuen Kunden/ })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await expect.poll(() => bodies(CALLS.approve)).toEqual([{ userId: 40, status: 1 }]);
  await expect.element(page.getByText('1–2 von 2')).toBeVisible();
  await menu('Freigeben', 'k.moosbrugger@alpengluehen.example');
  await page.getByText('Bestehenden Kunden wählen').click();
  await page.getByRole('combobox', { name: /^Bestehender Kunde/ }).fill('Küst');
  await page.getByRole('option', { name: 'Küstenkind AG' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await expect.poll(() => bodies(CALLS.approve).at(-1)).toEqual({ userId: 41, status: 1, customerId: 8 });
});

test('each customer can be chosen, however many there are', async () => {
  server.on(CALLS.customers, () =>
    answerSuccess(many(3_000, (index) => ({ customerId: index + 1, name: `Kunde ${index + 1}` }))),
  );
  await open('/user/brand?tab=invitations');
  await page.getByRole('button', { name: 'Brand einladen' }).click();
  await page.getByRole('combobox', { name: /^Bestehender Kunde/ }).fill('2999');
  await page.getByRole('option').click();
  await expect.element(page.getByRole('combobox', { name: /^Bestehender Kunde/ })).toHaveValue('Kunde 2999');
});

test('by keyboard: declining needs a reason, and who was slower learns what is true now', async () => {
  await open();
  await expect.element(page.getByText('1–3 von 3')).toBeVisible();
  await focusOn(page.getByRole('button', { name: /^Aktionen für m\.albrecht/ }));
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: 'Ablehnen' }).click();
  const decline = page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' });
  await expect.element(decline).toBeDisabled();
  await expect.element(page.getByRole('textbox', { name: /^Begründung/ })).toHaveFocus();
  await userEvent.keyboard('Keine passende Branche');
  server.on(CALLS.approve, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await decline.click();
  await expect.element(page.getByText(/^Darüber wurde inzwischen anders entschieden/)).toBeVisible();
  expect(bodies(CALLS.approve)).toEqual([{ userId: 40, status: 2, declineReason: 'Keine passende Branche' }]);
  await expect.poll(() => bodies(CALLS.list).length).toBeGreaterThan(1);
});

test('an active brand is deactivated after a question, or gets a mail for a new password', async () => {
  await open('/user/brand?tab=active');
  await menu('Passwort zurücksetzen', 'm.albrecht@lindenblatt.example');
  await expect.poll(() => bodies(CALLS.reset)).toEqual([{ userId: 60 }]);
  await menu('Deaktivieren', 'm.albrecht@lindenblatt.example');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deaktivieren' }).click();
  await expect.poll(() => bodies(CALLS.status)).toEqual([{ userId: 60, isActive: false }]);
});

test('the detail names people, invitations and what the brand has asked for', async () => {
  server = createBrandServer({
    details: { user: buildBrand({ customerId: 1 }), deletionRequestedAt: '2026-11-20T09:00:00.000Z' },
  });
  const router = await open();
  await page.getByRole('button', { name: 'Lindenblatt Naturkosmetik GmbH' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lindenblatt Naturkosmetik GmbH' });
  await expect.element(drawer.getByText('DE123456789')).toBeVisible();
  await expect.element(drawer.getByText('Tom Reuter')).toBeVisible();
  await expect.element(drawer.getByText('p.lang@lindenblatt.example').last()).toBeVisible();
  await expect
    .element(drawer.getByRole('link', { name: 'Kampagnen der Brand' }))
    .toHaveAttribute('href', '/campaign/self-service?brand=1');
  await expect.element(drawer.getByText(/^Am 20\.11\.2026 wurde um Löschung/)).toBeVisible();
  expect(router.state.location.search).toBe('?brand=40');
});

test('by keyboard: what the brand sees opens from its detail, and closing leads back there', async () => {
  server = createBrandServer({ details: { user: buildBrand({ customerId: 7 }) } });
  const router = await open('/user/brand?brand=40');
  const drawer = page.getByRole('dialog', { name: 'Lindenblatt Naturkosmetik GmbH' });
  const actions = drawer.getByRole('button', { name: 'Aktionen für m.albrecht@lindenblatt.example' });
  await expect.element(actions).toBeVisible();
  await focusOn(actions);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Ansicht der Brand' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const preview = page.getByRole('dialog', { name: 'Ansicht der Brand' });
  await expect.element(preview.getByText('Kampagnen des Kunden 7')).toBeVisible();
  expect(router.state.location.search).toBe('?brand=40&view=7');
  expect(drawer.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer.getByText('DE123456789')).toBeVisible();
  expect(preview.elements()).toEqual([]);
});

test('a brand that belongs to no customer yet, and an address that was guessed, show nothing', async () => {
  await open('/user/brand?view=zwölf');
  await page.getByRole('button', { name: 'Aktionen für m.albrecht@lindenblatt.example' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Freigeben' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Ansicht der Brand' }).elements()).toEqual([]);
  expect(page.getByRole('dialog', { name: 'Ansicht der Brand' }).elements()).toEqual([]);
});

test('a company name is approved or declined with a reason', async () => {
  await open('/user/brand?tab=names');
  await page.getByRole('button', { name: 'Freigeben: Lindenblatt Pflege AG' }).click();
  await expect.poll(() => bodies(CALLS.decideOnName)).toEqual([{ companyNameChangeId: 7, status: 1 }]);
  await page.getByRole('button', { name: 'Ablehnen: Lindenblatt Pflege AG' }).click();
  await page.getByRole('textbox', { name: /^Begründung/ }).fill('Schon vergeben');
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect
    .poll(() => bodies(CALLS.decideOnName).at(-1))
    .toEqual({ companyNameChangeId: 7, status: 2, reason: 'Schon vergeben' });
});

test('a user is invited into a new company; a taken address is an error at its field', async () => {
  await open('/user/brand?tab=invitations');
  await page.getByRole('button', { name: 'Brand einladen' }).click();
  await page.getByRole('textbox', { name: /^Ansprechperson/ }).fill('Lea Linde');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('lea@linde.example');
  await page.getByText('Neues Unternehmen').click();
  await page.getByRole('textbox', { name: /^Firmenname/ }).fill('Linde OHG');
  await page.getByText('Ohne Fußzeile (Vorlage 2)').click();
  server.on(CALLS.invite, () =>
    answerError(422, 'VALIDATION', 'validation', { fieldErrors: [{ field: 'email', key: 'emailTaken' }] }),
  );
  const send = page.getByRole('button', { name: 'Einladung senden' });
  await send.click();
  await expect.element(page.getByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.').first()).toBeVisible();
  expect(bodies(CALLS.invite)).toEqual([
    { contactPerson: 'Lea Linde', email: 'lea@linde.example', language: 'DE', template: 2, companyName: 'Linde OHG' },
  ]);
});

test('a rejected address does not come back when the next attempt lacks something else', async () => {
  await open('/user/brand?tab=invitations');
  await page.getByRole('button', { name: 'Brand einladen' }).click();
  const person = page.getByRole('textbox', { name: /^Ansprechperson/ });
  const email = page.getByRole('textbox', { name: /^E-Mail-Adresse/ });
  await person.fill('Lea Linde');
  await email.fill('lea@linde.example');
  await page.getByText('Neues Unternehmen').click();
  await page.getByRole('textbox', { name: /^Firmenname/ }).fill('Linde OHG');
  server.on(CALLS.invite, () =>
    answerError(422, 'VALIDATION', 'validation', { fieldErrors: [{ field: 'email', key: 'emailTaken' }] }),
  );
  const send = page.getByRole('button', { name: 'Einladung senden' });
  const taken = page.getByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.');
  await send.click();
  await expect.element(taken.first()).toBeVisible();
  await email.fill('lea.linde@linde.example');
  await person.fill('');
  await send.click();
  await expect.element(person).toHaveAttribute('aria-invalid', 'true');
  await expect.element(taken).not.toBeInTheDocument();
  expect(bodies(CALLS.invite)).toHaveLength(1);
});

test('an open invitation is sent again or withdrawn', async () => {
  await open('/user/brand?tab=invitations');
  await menu('Erneut senden', 't.reuter@lindenblatt.example');
  await expect.poll(() => bodies(CALLS.resend)).toEqual([{ invitationId: 3 }]);
  await menu('Zurückziehen', 't.reuter@lindenblatt.example');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.poll(() => bodies(CALLS.withdraw)).toEqual([{ invitationId: 3 }]);
});

test('who may only approve is offered nothing else', async () => {
  await openAt({ server, path: '/user/brand?tab=active' });
  await page.getByRole('button', { name: 'Aktionen für m.albrecht@lindenblatt.example' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Ablehnen' })).toBeVisible();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Ansicht der Brand', 'Ablehnen']);
  await expect.element(page.getByRole('button', { name: 'Brand einladen' })).not.toBeInTheDocument();
});

test('without the module the list says so', async () => {
  server.on(CALLS.list, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
