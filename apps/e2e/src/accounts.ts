import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';

/** The password of every demo account. */
export const password = 'Resonanz!2026';

/** Where people log in. */
export const loginPaths = {
  staff: '/login',
  brand: '/campaign-self-service/login',
  testerworld: '/testerworld/login',
} as const;

const calls = { staff: 'authenticate', brand: 'brandAuthenticate', testerworld: 'testerworldAuthenticate' } as const;

/** The demo accounts, with the area each belongs to. */
export const accounts = {
  manager: { email: 'manager@resonanz.example', area: 'staff' },
  admin: { email: 'admin@resonanz.example', area: 'staff' },
  superAdmin: { email: 'superadmin@resonanz.example', area: 'staff' },
  management: { email: 'management@resonanz.example', area: 'staff' },
  brand: { email: 'brand@resonanz.example', area: 'brand' },
  brandTwo: { email: 'brand-two@resonanz.example', area: 'brand' },
  brandInvited: { email: 'brand-invited@resonanz.example', area: 'brand' },
  tester: { email: 'tester@resonanz.example', area: 'testerworld' },
} as const;

/** A user with a demo account. */
export type Account = keyof typeof accounts;

/** The words of the log-in. */
export const loginWords = {
  de: { email: 'E-Mail-Adresse', password: 'Passwort', submit: 'Anmelden' },
  en: { email: 'E-mail address', password: 'Password', submit: 'Log in' },
} as const;

/** A language of the interface. */
export type Language = keyof typeof loginWords;

/** Opens the log-in of an account's area, fills it in and waits until it has been left. */
export async function logIn(page: Page, account: Account, language: Language = 'de'): Promise<void> {
  const { area } = accounts[account];
  await page.goto(loginPaths[area]);
  await fillIn(page, account, language);
  await expect(page).not.toHaveURL(new RegExp(`${loginPaths[area]}$`));
}

/** Asks the server itself for a log-in. */
export function askToLogIn(asked: APIRequestContext, account: Account, origin = ''): Promise<APIResponse> {
  const { email, area } = accounts[account];
  return asked.post(`${origin}/api/${calls[area]}`, { data: { username: email, password } });
}

/** What an earlier visit has left in a browser. */
interface EarlierVisit {
  readonly origin: string;
  /** A cookie, which survives a log-out: what was left must not come back after it. */
  readonly mark: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Runs in the page before anything else there. */
function leave({ origin, mark, stored }: EarlierVisit): void {
  if (location.origin !== origin || document.cookie.includes(mark)) return;
  document.cookie = `${mark}; path=/`;
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
}

/**
 * Gives the browser of a page the log-in that an earlier visit has left there, for flows that are not about logging in;
 * the next page that is opened has it.
 */
export async function haveLoggedIn(page: Page, account: Account): Promise<void> {
  const answer = await askToLogIn(page.request, account);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: components['schemas']['LoginResult'] };
  const { accessToken, refreshToken, expirationTime, signupWithToken } = data;
  const loginId = crypto.randomUUID();
  // Storage that Playwright writes itself takes it a page of its own.
  await page.context().addInitScript(leave, {
    origin: new URL(answer.url()).origin,
    mark: `earlierVisit=${loginId}`,
    stored: {
      auth: { loginId, accessToken, refreshToken, isRefreshToken: false, signupWithToken },
      token: { accessToken, expirationTime },
    },
  });
}

/** Fills in the log-in that is on the page and sends it. */
export async function fillIn(
  page: Page,
  account: Account,
  language: Language = 'de',
  secret: string = password,
): Promise<void> {
  await fillInAs(page, accounts[account].email, secret, language);
}

/** The same for a user whose account came about in the flow. */
export async function fillInAs(page: Page, email: string, secret: string, language: Language = 'de'): Promise<void> {
  const words = loginWords[language];
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}
