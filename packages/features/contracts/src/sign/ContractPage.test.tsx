import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildPublicContract } from '@resonanz/testing/contracts';
import { answerFailure, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createContractServer, TOKEN } from '../fixtures/contractServer.fixture.ts';
import { ContractStage, stageRoutes } from '../fixtures/ContractStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ContractStage, stageRoutes);
const open = (path = `/contractPage?token=${TOKEN}`, language: Language = 'de') =>
  openAt({ server, path, user: null, language });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const sign = page.getByRole('button', { name: 'Verbindlich unterschreiben' });
const field = (name: RegExp) => page.getByRole('textbox', { name });

async function choose(name: string): Promise<void> {
  await expect.element(page.getByRole('radio', { name })).toBeVisible();
  await focusOn(page.getByRole('radio', { name }));
  await userEvent.keyboard(' ');
}

async function fillIn(): Promise<void> {
  await field(/^Straße/).fill('Lindenstraße 4');
  await field(/^PLZ/).fill('20095 Hamburg');
  await field(/^Steuernummer/).fill('22/333/44444');
  await page.getByRole('radio', { name: /Kleinunternehmer/ }).click();
  await field(/^IBAN/).fill('de89 3704 0044 0532 0130 00');
  await field(/^Kontoinhaber/).fill('Lena Hoffmann');
  await page.getByRole('checkbox', { name: /stimme ihm zu/ }).click();
}

const PERSON = {
  streetAndHouse: 'Lindenstraße 4',
  cityAndZip: '20095 Hamburg',
  country: 'DE',
  taxId: '22/333/44444',
  vatLiable: false,
  iban: 'DE89370400440532013000',
  accountRecipient: 'Lena Hoffmann',
  acceptsTerms: true,
};

beforeEach(async () => {
  await page.viewport(390, 844);
  server = createContractServer();
});

test('a partner without an account reads the contract, completes it and signs with the typed name [R-ROUTE-007]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Influencer-Vertrag' })).toBeVisible();
  expect(page.getByRole('navigation').elements()).toHaveLength(0);
  await fillIn();
  await field(/^Vor- und Nachname/).fill('Lena Maria Hoffmann');
  await sign.click();
  await expect.poll(() => bodyOf(CALLS.sign)).toEqual({ ...PERSON, signerName: 'Lena Maria Hoffmann' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Vielen Dank, der Vertrag ist unterschrieben' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Unterschriebenen Vertrag öffnen' }))
    .toHaveAttribute('href', '/media/contracts/801');
});

test('what is missing is said at its field before anything is sent', async () => {
  await open();
  await sign.click();
  for (const text of [
    'Bitte wählen Sie eine Antwort.',
    'Bitte stimmen Sie dem Vertrag zu.',
    'Bitte geben Sie Ihre Steuernummer oder USt-IdNr. ein.',
  ])
    await expect.element(page.getByText(text).last()).toBeVisible();
  await field(/^IBAN/).fill('DE00370400440532013000');
  await sign.click();
  await expect.element(field(/^IBAN/)).toHaveAttribute('aria-invalid', 'true');
  expect(server.received(CALLS.sign)).toHaveLength(0);
});

test('a signature is drawn on a field, and wiped away by keyboard', async () => {
  await open();
  await fillIn();
  await choose('Zeichnen');
  await sign.click();
  await expect
    .element(page.getByText('Bitte unterschreiben Sie im Feld, oder tippen Sie Ihren Namen.').last())
    .toBeVisible();
  const sheet = page.getByRole('img', { name: 'Unterschriftsfeld, leer' });
  const canvas = sheet.element();
  const { left, top } = canvas.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    bubbles: true,
    pointerId: 1,
    button: 0,
    isPrimary: true,
    clientX: left + x,
    clientY: top + y,
  });
  // A pointer made by a script cannot be captured: the field believes that it is.
  canvas.setPointerCapture = () => undefined;
  canvas.hasPointerCapture = () => true;
  canvas.dispatchEvent(new PointerEvent('pointerdown', at(20, 40)));
  canvas.dispatchEvent(new PointerEvent('pointermove', at(120, 80)));
  await expect.element(page.getByRole('img', { name: 'Unterschriftsfeld, gezeichnet' })).toBeVisible();
  await focusOn(page.getByRole('button', { name: 'Neu zeichnen' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  canvas.dispatchEvent(new PointerEvent('pointerdown', at(20, 40)));
  canvas.dispatchEvent(new PointerEvent('pointermove', at(120, 80)));
  await sign.click();
  await expect
    .poll(() => (bodyOf(CALLS.sign) as { drawing?: number[][] } | undefined)?.drawing?.[0]?.length)
    .toBeGreaterThanOrEqual(4);
  expect(bodyOf(CALLS.sign)).toMatchObject({ signerName: 'Lena Hoffmann' });
});

test('a customer is asked for no account', async () => {
  server.on(CALLS.public, () => answerSuccess(buildPublicContract({ type: 2, asksForAccount: false })));
  await open();
  await expect.element(field(/^Straße/)).toBeVisible();
  expect(field(/^IBAN/).elements()).toHaveLength(0);
});

test.each([
  ['contractLinkExpired', 'Dieser Link ist abgelaufen'],
  ['contractLinkUsed', 'Dieser Vertrag ist schon unterschrieben'],
  ['contractWithdrawn', 'Dieser Vertrag wurde zurückgezogen'],
])('a link that is over says why: %s', async (key, heading) => {
  server.on(CALLS.public, () => answerError(409, 'CONFLICT', key));
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(sign.elements()).toHaveLength(0);
});

test('an address without a link leads nowhere', async () => {
  await open('/contractPage');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Dieser Link führt zu keinem Vertrag' }))
    .toBeVisible();
});

test('a contract that could not be loaded is reloaded on request; one that was signed meanwhile is over', async () => {
  server.on(CALLS.public, answerFailure);
  await open();
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  server.on(CALLS.public, () => answerSuccess(buildPublicContract()));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await fillIn();
  server.on(CALLS.sign, () => answerError(409, 'CONFLICT', 'contractLinkUsed'));
  await sign.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Dieser Vertrag ist schon unterschrieben' }))
    .toBeVisible();
});

test('the page speaks English too, and says which language is chosen', async () => {
  await open(undefined, 'en');
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your contract' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign bindingly' })).toBeVisible();
});
