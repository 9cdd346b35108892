import '@resonanz/tokens/styles';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { EMBEDDED_CATALOGUES } from '@resonanz/i18n/catalogue';
import { chooseUiLanguage } from '@resonanz/session/language';
import { LOGIN_CALLS } from '@resonanz/testing/loginServer';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { createStageSession } from './fixtures/AuthStage.fixture.tsx';
import { sendLogin } from './fixtures/openAuth.fixture.tsx';
import { LoginEntrance } from './LoginEntrance.tsx';

const onBegin = vi.fn<(path: string) => void>();
const onLeave = vi.fn<(path: string, replace?: 'replace') => void | Promise<void>>();

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  chooseUiLanguage('de');
  onBegin.mockReset();
  onLeave.mockReset();
});

async function openEntrance() {
  const server = createAreaServer();
  const session = createStageSession(server, 'staff');
  onTestFinished(() => {
    session.close();
    localStorage.clear();
  });
  await render(
    <LoginEntrance
      area="staff"
      session={session}
      catalogues={EMBEDDED_CATALOGUES}
      onBegin={onBegin}
      onLeave={onLeave}
    />,
  );
  return server;
}

test('a user who logs in leaves for home, in place of the log-in', async () => {
  const server = await openEntrance();
  await sendLogin();
  await expect.poll(() => onLeave.mock.calls).toEqual([['/dashboard', 'replace']]);
  expect(server.received(LOGIN_CALLS.staff)).toHaveLength(1);
});

test('the form stays busy until the app takes its place', async () => {
  let arrive: () => void = () => {};
  onLeave.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await openEntrance();
  await sendLogin();
  await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  const form = page.getByRole('form', { name: 'Anmelden' });
  await expect.element(form).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.element(form).not.toHaveAttribute('aria-busy');
});

test('the way to a new password leads into the app', async () => {
  await openEntrance();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  expect(onLeave.mock.calls).toEqual([['/forgot-password']]);
});

test('a user who begins to type says where the log-in will lead, so that it can be fetched meanwhile', async () => {
  await openEntrance();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('m');
  expect(onBegin.mock.lastCall).toEqual(['/dashboard', expect.any(Function)]);
});

test('what is fetched meanwhile is the page that the address wants', async () => {
  history.replaceState(null, '', '?from=%2Fcampaign');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await openEntrance();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('m');
  expect(onBegin.mock.lastCall).toEqual(['/campaign', expect.any(Function)]);
});
