import '@resonanz/tokens/styles';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Catalogue, createCatalogues } from '@resonanz/i18n/catalogue';
import { createShell } from './createShell.ts';
import type { App, EntranceProps } from './Entrance.ts';
import { createAccountServer, logIn, people } from './fixtures/accountServer.fixture.ts';
import { standAt } from './fixtures/address.fixture.ts';
import { openTab } from './fixtures/openAccount.fixture.tsx';
import { routedApp } from './routedApp.tsx';
import { startShell } from './startShell.tsx';

const LOGIN = '/login';
const offline = () => new TypeError('Failed to fetch dynamically imported module');

function Entrance({ onBegin, onLeave }: EntranceProps) {
  return (
    <main>
      <h1>Anmelden</h1>
      <button type="button" onClick={() => onBegin('/dashboard')}>
        Tippen
      </button>
      <button type="button" onClick={() => onLeave('/dashboard?page=2', 'replace')}>
        Angemeldet
      </button>
      <button type="button" onClick={() => onLeave('/forgot-password')}>
        Passwort vergessen
      </button>
    </main>
  );
}

type Code = { Component: () => ReactNode };
const code = (title: string) => vi.fn<() => Promise<Code>>().mockResolvedValue({ Component: () => <h1>{title}</h1> });

/** A shell of three pages on an empty `#root`, and how often what of it was fetched. */
function shellParts() {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  const list = code('Influencer');
  const app = routedApp([
    { path: '/dashboard', lazy: list },
    { path: '/forgot-password', lazy: code('Passwort vergessen?') },
    { path: LOGIN, lazy: code('Anmelden in der App') },
  ]);
  const load = vi.fn<() => Promise<ComponentType<EntranceProps>>>().mockResolvedValue(Entrance);
  const openApp = vi.fn<() => Promise<App>>().mockResolvedValue(app);
  return { list, load, openApp, entrance: { path: LOGIN, load } };
}

/** A shell in which no one is logged in, opened at an address. */
async function start(
  path: string,
  parts: Parameters<typeof startShell>[1],
  more: Partial<Parameters<typeof startShell>[0]> = {},
) {
  standAt(path);
  const plain = createShell('staff');
  const shell = { ...plain, ...more };
  const root = await startShell(shell, parts);
  onTestFinished(() => {
    root.unmount();
    for (const { session } of [plain, shell]) session.close();
    localStorage.clear();
  });
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Until React has drawn what it was given. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const failure = 'Die Seite konnte nicht geladen werden.';

beforeEach(() => localStorage.clear());

describe('the entrance', () => {
  test('is drawn without the app', async () => {
    const { entrance, openApp } = shellParts();
    await start(LOGIN, { entrance, openApp });
    await expect.element(heading('Anmelden')).toBeVisible();
    expect(openApp).not.toHaveBeenCalled();
  });

  test('is in sight where a drawn page, which a logged-in user does not see, stood before', async () => {
    const { entrance, openApp } = shellParts();
    document.documentElement.dataset['awaitsApp'] = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-awaits-app'));
    document.getElementById('root')?.append(document.createElement('form'));
    await start(LOGIN, { entrance, openApp });
    await expect.element(heading('Anmelden')).toBeVisible();
    expect(document.documentElement.dataset['awaitsApp']).toBeUndefined();
  });

  test('a user who begins there has app and next page fetched, once, and stays', async () => {
    const { entrance, openApp, list } = shellParts();
    await start(LOGIN, { entrance, openApp });
    await press('Tippen');
    await press('Tippen');
    await expect.poll(() => list.mock.calls.length).toBe(1);
    expect(openApp).toHaveBeenCalledTimes(1);
    await expect.element(heading('Anmelden')).toBeVisible();
    expect(location.pathname).toBe(LOGIN);
    expect(heading('Influencer').elements()).toHaveLength(0);
  });

  test('leads into the app at the right address, in its own place', async () => {
    const { entrance, openApp } = shellParts();
    await start(LOGIN, { entrance, openApp });
    const { length } = history;
    await press('Angemeldet');
    await expect.element(heading('Influencer')).toBeVisible();
    expect([location.pathname, location.search, history.length]).toEqual(['/dashboard', '?page=2', length]);
    expect(heading('Anmelden').elements()).toHaveLength(0);
  });

  test('leads to the page that was asked for last, whatever arrives first', async () => {
    const { entrance, openApp } = shellParts();
    let arrive: (app: App) => void = () => {};
    openApp.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await start(LOGIN, { entrance, openApp });
    await press('Angemeldet');
    await press('Passwort vergessen');
    await expect.element(heading('Passwort vergessen?')).toBeVisible();
    const late = vi.fn<() => Promise<ReactElement>>().mockResolvedValue(<h1>Influencer</h1>);
    arrive({ prepare: () => Promise.resolve(), open: late });
    await expect.poll(() => late.mock.settledResults.length).toBe(1);
    await drawn();
    expect(heading('Passwort vergessen?').elements()).toHaveLength(1);
  });

  test('keeps that page when what was asked for before fails late', async () => {
    const { entrance, openApp } = shellParts();
    let fail: (reason: Error) => void = () => {};
    openApp.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    await start(LOGIN, { entrance, openApp });
    await press('Angemeldet');
    await press('Passwort vergessen');
    await expect.element(heading('Passwort vergessen?')).toBeVisible();
    fail(offline());
    await expect.poll(() => openApp.mock.settledResults[0]?.type).toBe('rejected');
    await drawn();
    expect(heading('Passwort vergessen?').elements()).toHaveLength(1);
    expect(heading(failure).elements()).toHaveLength(0);
  });

  test('or in front of itself, so that one comes back', async () => {
    const { entrance, openApp } = shellParts();
    await start(LOGIN, { entrance, openApp });
    await press('Passwort vergessen');
    await expect.element(heading('Passwort vergessen?')).toBeVisible();
    history.back();
    await expect.element(heading('Anmelden in der App')).toBeVisible();
    expect(location.pathname).toBe(LOGIN);
  });

  test('keeps quiet about what could not be fetched ahead; it is fetched when it is wanted', async () => {
    const { entrance, openApp, list } = shellParts();
    openApp.mockRejectedValueOnce(offline());
    await start(LOGIN, { entrance, openApp });
    await press('Tippen');
    await expect.poll(() => openApp.mock.settledResults[0]?.type).toBe('rejected');
    await expect.element(heading('Anmelden')).toBeVisible();
    await press('Angemeldet');
    await expect.element(heading('Influencer')).toBeVisible();
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe('the app comes at once', () => {
  test('at every other address', async () => {
    const { entrance, openApp, load } = shellParts();
    await start('/dashboard', { entrance, openApp });
    await expect.element(heading('Influencer')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('to who is logged in, at the entrance too', async () => {
    const { entrance, openApp, load } = shellParts();
    const session = openTab(createAccountServer(), 'staff');
    await logIn(session, people.staff);
    await start(LOGIN, { entrance, openApp }, { session });
    await expect.element(heading('Anmelden in der App')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('in a shell without an entrance', async () => {
    const { openApp } = shellParts();
    await start(LOGIN, { openApp });
    await expect.element(heading('Anmelden in der App')).toBeVisible();
  });
});

describe('what could not be fetched is said, and tried again by keyboard', () => {
  async function tryAgain() {
    await expect.element(page.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }

  test('the code of the entrance', async () => {
    const { entrance, openApp, load } = shellParts();
    load.mockRejectedValueOnce(offline());
    await start(LOGIN, { entrance, openApp });
    await expect.element(heading(failure)).toBeVisible();
    await tryAgain();
    await expect.element(heading('Anmelden')).toBeVisible();
    expect(openApp).not.toHaveBeenCalled();
  });

  test('the app after the log-in, at the address it was going to', async () => {
    const { entrance, openApp } = shellParts();
    openApp.mockRejectedValueOnce(offline());
    await start(LOGIN, { entrance, openApp });
    await press('Angemeldet');
    await tryAgain();
    await expect.element(heading('Influencer')).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  test('the texts', async () => {
    const { entrance, openApp } = shellParts();
    const fetchTexts = vi.fn<() => Promise<Catalogue>>().mockResolvedValue({});
    fetchTexts.mockRejectedValueOnce(offline());
    await start(LOGIN, { entrance, openApp }, { catalogues: createCatalogues(fetchTexts) });
    await tryAgain();
    await expect.element(heading('Anmelden')).toBeVisible();
    expect(fetchTexts).toHaveBeenCalledTimes(2);
  });
});

test('a document without a place for the shell is an error', async () => {
  const shell = createShell('staff');
  onTestFinished(() => shell.session.close());
  await expect(startShell(shell, { openApp: () => Promise.reject(offline()) })).rejects.toThrow('#root');
});
