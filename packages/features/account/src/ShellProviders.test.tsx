import '@resonanz/tokens/styles';
import { onlineManager } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createMemoryPages } from '@resonanz/app-frame/pageRouter';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { createShell } from './createShell.ts';
import { createShellQueries } from './createShellQueries.ts';
import { CALLS, createAccountServer, logIn, userWith } from './fixtures/accountServer.fixture.ts';
import { AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { openTab } from './fixtures/openAccount.fixture.tsx';
import { SessionGate } from './SessionGate.tsx';
import { ShellProviders } from './ShellProviders.tsx';

const english = userWith(9, { defaultLanguage: 'EN' });

function Page() {
  const toasts = useToasts();
  return (
    <>
      <p>{`Sprache: ${useLanguage().language}`}</p>
      <Button onPress={() => toasts.add({ tone: 'ok', title: 'Saved' })}>Save</Button>
    </>
  );
}

/** Opens the staff shell of an English-speaking user: its cache, with a session on a server in memory. */
async function openShell() {
  const server = createAccountServer(english);
  const shell = createShell('staff');
  shell.session.close();
  const session = openTab(server, 'staff');
  await logIn(session, english);
  const element = (
    <SessionGate area="staff">
      <AreaFrame area="staff">
        <Page />
      </AreaFrame>
    </SessionGate>
  );
  const providers = <ShellProviders session={session} queryClient={createShellQueries(shell)} />;
  const router = createMemoryPages([{ element: providers, children: [{ path: '*', element }] }], '/dashboard');
  await render(<RouterProvider router={router} />);
  return { server, session, router };
}

const forgetChoice = () => {
  document.cookie = 'uiLanguage=; Max-Age=0; Path=/';
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  forgetChoice();
});

afterEach(forgetChoice);

test('the language stored with the user is spoken while this browser has chosen none', async () => {
  await openShell();
  await expect.element(page.getByText('Sprache: en')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('a choice in the menu holds for this browser, and is stored with the user', async () => {
  const { server } = await openShell();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect.element(page.getByText('Sprache: de')).toBeVisible();
  await expect.poll(() => server.received(CALLS.language).map(({ body }) => body)).toEqual([{ defaultLanguage: 'de' }]);
  await expect.poll(() => document.cookie).toContain('uiLanguage=DE');
});

test('a choice that cannot be stored with the user is taken back, at once where the device has no network', async () => {
  const { server } = await openShell();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  server.on(CALLS.language, () => Promise.reject(new TypeError('Failed to fetch')));
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect.element(page.getByText('No connection. Please try again once you are online.')).toBeVisible();
  await expect.element(page.getByText('Sprache: en')).toBeVisible();
});

test('messages stay from page to page and go with the log-in they were for [R-ERR-031]', async () => {
  const { session, router } = await openShell();
  await page.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Saved');
  await expect.element(message).toBeVisible();
  await router.navigate('/campaign');
  await expect.element(message).toBeVisible();
  await session.logOut();
  await expect.element(message).not.toBeInTheDocument();
});
