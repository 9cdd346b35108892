import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandPaths } from '@resonanz/domain/paths';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { ACCOUNT_CALLS, isSolved, tokenInvalid } from '../fixtures/accountCalls.fixture.ts';
import { heading, openAuth } from '../fixtures/openAuth.fixture.tsx';
import { createSignUpServer, SIGN_UP_CALLS, SIGN_UP_TOKEN } from '../fixtures/signUpCalls.fixture.ts';

const PASSWORD = 'Kampagne!7';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const next = page.getByRole('button', { name: 'Weiter' });
const submit = page.getByRole('button', { name: 'Konto anlegen' });
const terms = page.getByRole('checkbox', { name: /^Ich stimme den Allgemeinen/ });

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
  server = createSignUpServer();
});

const open = (path = brandPaths.signup()) => openAuth({ server, area: 'brand', path });

async function fillCompany() {
  await box(/^Firmenname/).fill('Heidewerk KG');
  await box(/^USt-IdNr\./).fill('de 123 456 789');
  await next.click();
}

async function fillPerson(email = ' ina@heidewerk.example ') {
  await box(/^Vor- und Nachname/).fill('Ina Neu');
  await box(/^Geschäftliche E-Mail-Adresse/).fill(email);
  await field('Passwort').fill(PASSWORD);
  await field('Passwort wiederholen').fill(PASSWORD);
  await next.click();
}

test('three steps lead to the mail that confirms the address [R-ROUTE-074]', async () => {
  await open();
  await fillCompany();
  await expect.element(box(/^Vor- und Nachname/)).toHaveFocus();
  await fillPerson();
  await terms.click();
  await expect.element(page.getByText('Sicherheitsprüfung bestanden')).toBeVisible();
  await submit.click();
  await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
  await expect.element(page.getByText(/^Wir haben eine Nachricht an ina@heidewerk.example gesendet/)).toBeVisible();
  const sent = server.received(SIGN_UP_CALLS.signUp).map(({ body }) => body as { captchaText: string });
  expect(sent).toEqual([
    {
      companyName: 'Heidewerk KG',
      vatId: 'DE123456789',
      country: 'DE',
      contactPerson: 'Ina Neu',
      email: 'ina@heidewerk.example',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      wantsTips: false,
      language: 'DE',
      captchaText: expect.any(String) as string,
    },
  ]);
  expect(await isSolved(sent[0]?.captchaText ?? '')).toBe(true);
  await page.getByRole('button', { name: 'Link erneut senden' }).click();
  await expect
    .poll(() => server.received(ACCOUNT_CALLS.resend.brand).map(({ body }) => body))
    .toEqual([{ username: 'ina@heidewerk.example' }]);
});

test('by keyboard alone: a step is left only when it is right, and going back loses nothing', async () => {
  await open();
  await focusOn(box(/^Firmenname/));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await expect.element(box(/^Firmenname/)).toHaveFocus();
  await userEvent.keyboard('Heidewerk KG{Enter}');
  await expect.element(box(/^Vor- und Nachname/)).toHaveFocus();
  await userEvent.keyboard('Ina Neu{Enter}');
  await expect.element(box(/^Geschäftliche E-Mail-Adresse/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect.element(box(/^Firmenname/)).toHaveValue('Heidewerk KG');
  await userEvent.keyboard('{Enter}');
  await expect.element(box(/^Vor- und Nachname/)).toHaveValue('Ina Neu');
});

test('without the terms nothing is sent', async () => {
  await open();
  await fillCompany();
  await fillPerson();
  await submit.click();
  await expect.element(page.getByText('Bitte stimmen Sie den Nutzungsbedingungen zu.')).toBeVisible();
  expect(server.received(SIGN_UP_CALLS.signUp)).toEqual([]);
});

test('what the server finds wrong leads back to its step', async () => {
  server.on(SIGN_UP_CALLS.signUp, () =>
    answerError(422, 'VALIDATION', 'validation', { fieldErrors: [{ field: 'companyName', key: 'containsHtml' }] }),
  );
  await open();
  await fillCompany();
  await fillPerson();
  await terms.click();
  await submit.click();
  await expect.element(page.getByText('Der Text darf keine HTML-Tags enthalten.').first()).toBeVisible();
  await expect.element(box(/^Firmenname/)).toBeVisible();
});

test('an invitation locks company and e-mail, and its account can log in at once [R-ROUTE-075]', async () => {
  const { address } = await open(brandPaths.signupByToken({ signUpToken: SIGN_UP_TOKEN }));
  await expect.element(box(/^Firmenname/)).toHaveValue('Lindenblatt Naturkosmetik GmbH');
  await expect.element(box(/^Firmenname/)).toHaveAttribute('readonly');
  await next.click();
  await expect.element(box(/^Geschäftliche E-Mail-Adresse/)).toHaveAttribute('readonly');
  await field('Passwort').fill(PASSWORD);
  await field('Passwort wiederholen').fill(PASSWORD);
  await next.click();
  await terms.click();
  await submit.click();
  await expect.element(heading).toHaveTextContent('Ihr Zugang ist eingerichtet');
  const [sent] = server.received(SIGN_UP_CALLS.byToken).map(({ body }) => body as object);
  expect(Object.keys(sent ?? {}).toSorted()).toEqual([
    'confirmPassword',
    'contactPerson',
    'country',
    'language',
    'password',
    'termsAccepted',
    'wantsTips',
  ]);
  expect(server.calls).not.toContain(ACCOUNT_CALLS.captcha);
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect.poll(address).toBe('/campaign-self-service/login');
});

test('an expired or used invitation says so', async () => {
  server.on(SIGN_UP_CALLS.invitation, tokenInvalid);
  await open(brandPaths.signupByToken({ signUpToken: SIGN_UP_TOKEN }));
  await expect.element(heading).toHaveTextContent('Diese Einladung gilt nicht mehr');
  await expect.element(page.getByText(/^Eine Einladung gilt 14 Tage/)).toBeVisible();
});

test('template 2 leaves the imprint alone below the form', async () => {
  server = createSignUpServer({ template: 2 });
  await open(brandPaths.signupByToken({ signUpToken: SIGN_UP_TOKEN }));
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'AGB', exact: true })).not.toBeInTheDocument();
});
