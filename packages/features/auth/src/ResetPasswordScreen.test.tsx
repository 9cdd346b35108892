import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { LOGIN_CALLS } from '@resonanz/testing/loginServer';
import { ACCOUNT_CALLS, TOKEN, tokenInvalid } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import {
  alert,
  emailField,
  heading,
  leaveLoggedIn,
  newPasswordField,
  openAuth,
  repetitionField,
} from './fixtures/openAuth.fixture.tsx';

const PATHS = {
  staff: staffPaths.resetPassword({ token: TOKEN }),
  brand: brandPaths.reset({ token: TOKEN }),
  testerworld: testerPaths.reset({ token: TOKEN }),
};
const NEW = 'Herbst!2026';
const submitButton = page.getByRole('button', { name: 'Passwort speichern' });

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  server = createAreaServer();
});

async function send(password = NEW, repetition = password): Promise<void> {
  await newPasswordField.fill(password);
  await repetitionField.fill(repetition);
  await submitButton.click();
}

describe.each([
  ['staff', 'staff', 'k.bergmann@resonanz.example', '/login'],
  ['brand', 'brand', 'm.albrecht@lindenblatt.example', '/campaign-self-service/login'],
  ['testerworld', 'tester', 's.winter@beispiel.example', '/testerworld/login'],
] as const)('%s', (area, audience, owner, login) => {
  test('asks whose link it is, sets the password and leads to the log-in with a notice', async () => {
    const { address } = await openAuth({ server, area, path: PATHS[area] });
    await expect.element(page.getByText(`Für das Konto ${owner}`)).toBeVisible();
    await send();
    await expect.poll(address).toBe(`${login}?reason=passwordChanged`);
    await expect.element(page.getByRole('status').getByText(/^Ihr Passwort ist geändert\./)).toBeVisible();
    await expect.element(emailField).toHaveFocus();
    expect(server.received(ACCOUNT_CALLS.tokenOwner).map(({ body }) => body)).toEqual([
      { token: TOKEN, area: audience },
    ]);
    const sent = { password: NEW, confirmPassword: NEW };
    expect(server.received(ACCOUNT_CALLS.reset[area]).map(({ body }) => body)).toEqual([
      area === 'staff' ? { token: TOKEN, ...sent } : sent,
    ]);
  });

  test('an expired link leads to a new one and asks for no password', async () => {
    server.on(ACCOUNT_CALLS.tokenOwner, tokenInvalid);
    const { address } = await openAuth({ server, area, path: PATHS[area] });
    await expect.element(heading).toHaveTextContent('Dieser Link gilt nicht mehr');
    expect(newPasswordField.elements()).toHaveLength(0);
    expect(
      page
        .getByText(
          'Eine Einladung gilt 14 Tage. Ist Ihre abgelaufen, bitten Sie Ihre Ansprechperson in der Agentur um eine neue.',
        )
        .elements(),
    ).toHaveLength(area === 'brand' ? 1 : 0);
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await expect.poll(address).toMatch(/forgot-password$/);
  });
});

test('a log-in that this browser still holds ends with the new password', async () => {
  await leaveLoggedIn(server, 'staff');
  const { address, session } = await openAuth({ server, path: PATHS.staff });
  await expect.poll(() => session.areaOfUser()).toBe('staff');
  await send();
  await expect.poll(address).toBe('/login?reason=passwordChanged');
  expect(session.getState().status).toBe('loggedOut');
  expect(server.received(LOGIN_CALLS.logOut)).toHaveLength(1);
});

describe('the new password', () => {
  const ruleCount = page.getByText(/von 4 Regeln erfüllt/);

  test('ticks the rules off while it is typed [R-VAL-052]', async () => {
    await openAuth({ server, area: 'brand', path: PATHS.brand });
    const rules = page.getByRole('list', { name: 'Regeln für das Passwort' });
    await expect.element(rules.getByText('Mindestens 8 Zeichen')).toBeVisible();
    expect(rules.getByText('noch nicht erfüllt').elements()).toHaveLength(4);
    for (const [typed, met] of [
      ['h', 1],
      ['hH', 2],
      ['hH!', 3],
      ['hH!45678', 4],
    ] as const) {
      await newPasswordField.fill(typed);
      await expect.element(ruleCount).toHaveTextContent(`${met} von 4 Regeln erfüllt`);
    }
    expect(rules.getByText('noch nicht erfüllt').elements()).toHaveLength(0);
  });

  test('is not sent while it breaks a rule or its repetition differs', async () => {
    await openAuth({ server, path: PATHS.staff });
    await send('herbst!2026', 'herbst!2025');
    await expect.element(newPasswordField).toHaveFocus();
    await expect.element(newPasswordField).toBeInvalid();
    await expect.element(page.getByText('Die Passwörter stimmen nicht überein.')).toBeVisible();
    await newPasswordField.fill(NEW);
    await submitButton.click();
    await expect.element(repetitionField).toHaveFocus();
    expect(server.received(ACCOUNT_CALLS.reset.staff)).toEqual([]);
  });

  test('is taken as it is, with 128 characters, spaces at its ends and what is pasted', async () => {
    const long = ` ${'Aa!ß'.repeat(31)}xy `;
    expect([...long]).toHaveLength(128);
    await openAuth({ server, path: PATHS.staff });
    await newPasswordField.fill(long);
    await newPasswordField.click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await expect.element(newPasswordField).not.toHaveAttribute('maxlength');
    await repetitionField.fill(long);
    await submitButton.click();
    await expect
      .poll(() => server.received(ACCOUNT_CALLS.reset.staff).map(({ body }) => (body as { password: string }).password))
      .toEqual([long]);
  });

  test.each(['staff', 'brand', 'testerworld'] satisfies Area[])(
    'lets password managers know whose it is: %s',
    async (area) => {
      await openAuth({ server, area, path: PATHS[area] });
      await expect.element(newPasswordField).toHaveAttribute('autocomplete', 'new-password');
      await expect.element(repetitionField).toHaveAttribute('autocomplete', 'new-password');
      const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
      expect(username?.value).toMatch(/@/);
      expect(username?.checkVisibility()).toBe(false);
    },
  );
});

test('a link that was used meanwhile leads to a new one', async () => {
  server.on(ACCOUNT_CALLS.reset.brand, tokenInvalid);
  await openAuth({ server, area: 'brand', path: PATHS.brand });
  await send();
  await expect.element(heading).toHaveTextContent('Dieser Link gilt nicht mehr');
});

test('a link that cannot be checked is no expired one; it is checked again on demand', async () => {
  const good = createAreaServer();
  server.on(ACCOUNT_CALLS.tokenOwner, () => Promise.reject(new TypeError('Failed to fetch')));
  await openAuth({ server, path: PATHS.staff });
  await expect.element(alert.getByText('Der Link konnte nicht geprüft werden.')).toBeVisible();
  server.on(ACCOUNT_CALLS.tokenOwner, ({ body }) =>
    good.fetch('/api/userdetail/findUserByResetToken', { method: 'POST', body: JSON.stringify(body) }),
  );
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(newPasswordField).toHaveFocus();
});
