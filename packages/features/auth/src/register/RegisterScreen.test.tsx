import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testerPaths } from '@resonanz/domain/paths';
import { PRIVACY_VERSION, TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { heading, openAuth } from '../fixtures/openAuth.fixture.tsx';
import { createRegisterServer, REGISTER_CALL } from '../fixtures/registerCalls.fixture.ts';

const PASSWORD = 'Testerwelt!7';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const submit = page.getByRole('button', { name: 'Registrieren' });
const terms = page.getByRole('checkbox', { name: /^Ich stimme den Teilnahmebedingungen/ });

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 1200);
  localStorage.clear();
  server = createRegisterServer();
});

const open = (search = '') => openAuth({ server, area: 'testerworld', path: `${testerPaths.register()}${search}` });

async function fill(dob = '01051990') {
  await box(/^Vorname/).fill('Katrin');
  await box(/^Nachname/).fill('Mahler');
  await box(/^E-Mail-Adresse/).fill(' katrin@post.example ');
  await field('Passwort').fill(PASSWORD);
  await field('Passwort wiederholen').fill(PASSWORD);
  await page.getByRole('group', { name: 'Geburtsdatum' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard(dob);
  await page.getByRole('combobox', { name: /^Geschlecht/ }).click();
  await page.getByRole('option', { name: 'Weiblich' }).click();
  await terms.click();
}

test('a filled form leads to the mail that confirms the address', async () => {
  await open('?friend=0123456789ab');
  await fill();
  await submit.click();
  await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
  const [sent] = server.received(REGISTER_CALL).map(({ body }) => body);
  expect(sent).toEqual({
    firstName: 'Katrin',
    lastName: 'Mahler',
    email: 'katrin@post.example',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dob: '1990-05-01',
    gender: 'female',
    country: 'DE',
    termsVersion: TESTER_TERMS_VERSIONS.at(-1),
    privacyVersion: PRIVACY_VERSION,
    newsletter: false,
    measuring: false,
    language: 'DE',
    captchaText: expect.any(String) as string,
    friend: '0123456789ab',
  });
});

test('the newsletter and its measuring are agreed to apart', async () => {
  await open();
  await fill();
  const measuring = page.getByRole('checkbox', { name: /^Öffnungen und Klicks im Newsletter/ });
  await expect.element(measuring).not.toBeChecked();
  await measuring.click();
  await submit.click();
  await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
  expect(server.received(REGISTER_CALL)[0]?.body).toMatchObject({ newsletter: false, measuring: true });
});

test('somebody under 18 reads it at the date of birth, and nothing is sent', async () => {
  await open();
  await fill(`0101${new Date().getFullYear() - 17}`);
  await submit.click();
  await expect
    .element(page.getByText('Mitmachen können Sie erst ab 18 Jahren. Es wurde nichts gespeichert.'))
    .toBeVisible();
  expect(server.received(REGISTER_CALL)).toHaveLength(0);
});

test('an empty form names what is missing', async () => {
  await open();
  await submit.click();
  await expect.element(box(/^Vorname/)).toBeInvalid();
  await expect.element(terms).toBeInvalid();
  expect(server.received(REGISTER_CALL)).toHaveLength(0);
});

test('a server that fails leaves what was entered', async () => {
  server.on(REGISTER_CALL, () => answerError(500, 'INTERNAL', 'internal'));
  await open();
  await fill();
  await submit.click();
  await expect.element(page.getByRole('alert').getByText('Das Konto wurde nicht angelegt.')).toBeVisible();
  await expect.element(box(/^Vorname/)).toHaveValue('Katrin');
});

test('the log-in links to it', async () => {
  await openAuth({ server, area: 'testerworld', path: testerPaths.login() });
  await expect
    .element(page.getByRole('link', { name: 'Registrieren' }))
    .toHaveAttribute('href', testerPaths.register());
});
