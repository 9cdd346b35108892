import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BrandHeader } from '@resonanz/app-frame/BrandHeader';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { ConnectedNotificationPanel } from '@resonanz/notification-panel/connected';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { callsOf, createNotificationServer, someNotifications } from './fixtures/notificationServer.fixture.ts';
import { brandUser, NotificationStage, stageRoutes } from './fixtures/NotificationStage.fixture.tsx';

const PATH = { agency: '/notifications', brand: '/campaign-self-service/notifications' } as const;
const USER = { agency: buildUser(), brand: brandUser } as const;

let server: EnvelopeFetch;

const openAt = stageOpener(NotificationStage, stageRoutes);
const open = (panel: 'agency' | 'brand' = 'agency', search = '', language: Language = 'de', user = USER[panel]) =>
  openAt({ server, path: `${PATH[panel]}${search}`, language, user });
const rows = () => page.getByRole('region', { name: 'Benachrichtigungen', exact: true }).getByRole('listitem');

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createNotificationServer();
});

test.each(['agency', 'brand'] as const)('all notifications of the %s come ten at a time, day by day', async (panel) => {
  const [today] = [new Date()];
  server = createNotificationServer({ panel, held: someNotifications(24, panel, today.getTime()) });
  await open(panel);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Heute' })).toBeVisible();
  await page.getByRole('button', { name: 'Ältere anzeigen' }).click();
  await expect
    .poll(() => server.received(callsOf(panel).page).map(({ body }) => (body as { pageNumber: number }).pageNumber))
    .toEqual([0, 1]);
  await page.getByRole('button', { name: 'Ältere anzeigen' }).click();
  await expect.element(page.getByRole('button', { name: 'Ältere anzeigen' })).not.toBeInTheDocument();
  // Six of the 24 are comments on one request.
  await expect.poll(() => rows().elements().length).toBe(19);
});

test('the address keeps the choice of unread ones', async () => {
  const router = await open('agency', '?filter=unread');
  await expect.poll(() => rows().elements().length).toBe(5);
  expect(server.received(callsOf('agency').page)[0]?.body).toMatchObject({ filters: { read: false } });
  await page.getByText('Alle', { exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await page.getByText('Ungelesen', { exact: true }).first().click();
  await expect.poll(() => router.state.location.search).toBe('?filter=unread');
});

test('a row leads to its target and is read', async () => {
  const router = await open();
  await rows().first().getByRole('button').first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/request/100/view');
  expect(server.received(callsOf('agency').read)).toMatchObject([{ body: { notificationId: 1000 } }]);
});

test('who may not open the target stays and sees a message', async () => {
  const router = await open('agency', '', 'de', buildUser({ role: { roleId: 7, roleName: 'management' } }));
  await rows().first().getByRole('button').first().click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  expect(router.state.location.pathname).toBe(PATH.agency);
  expect(server.received(callsOf('agency').read)).toHaveLength(1);
});

test('a deletion is asked for, done and announced', async () => {
  await open();
  await expect.element(rows().first()).toMatchTextContent(/Herbstleuchten/);
  await rows()
    .first()
    .getByRole('button', { name: /^Benachrichtigung löschen/ })
    .click();
  await page.getByRole('alertdialog', { name: 'Sind Sie sicher?' }).getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Benachrichtigung gelöscht')).toBeVisible();
  expect(server.received(callsOf('agency').remove)[0]?.body).toEqual([1000]);
  await expect.element(rows().first()).toMatchTextContent(/Gipfelstürmer/);
});

test('an empty list, a failure and a missing permission each say so', async () => {
  server = createNotificationServer({ held: [] });
  await open('agency', '?filter=unread', 'en');
  await expect.element(page.getByText("You don't have any unread notifications")).toBeVisible();
  server = createNotificationServer().on(callsOf('agency').page, answerFailure);
  await open();
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  server = createNotificationServer().on(callsOf('agency').page, answerDenied);
  await open();
  await expect
    .poll(() => page.getByRole('region', { name: 'Benachrichtigungen', exact: true }).elements().length)
    .toBeLessThan(2);
});

test('on a phone nothing sticks out', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.poll(() => rows().elements().length).toBeGreaterThan(5);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('the list of a brand’s bell loads only when a user is logged in [R-NOTIF-026]', async () => {
  server = createNotificationServer({ panel: 'brand' });
  const toasts = createToastQueue();
  const header = (isLoggedIn: boolean) => (
    <BrandHeader
      isLoggedIn={isLoggedIn}
      landingHref="/campaign-self-service"
      notifications={(panel) => (
        <ConnectedNotificationPanel {...panel} panel="brand" onNavigate={() => {}} toasts={toasts} />
      )}
      userMenu={() => null}
    />
  );
  const routes = (isLoggedIn: boolean) => createStageRouter([{ path: '*', element: header(isLoggedIn) }], '/');
  const out = await render(
    <LanguageProvider language="de">
      <NotificationStage server={server} router={routes(false)} user={null} />
    </LanguageProvider>,
  );
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect(server.calls).toEqual([]);
  await out.unmount();
  await render(
    <LanguageProvider language="de">
      <NotificationStage server={server} router={routes(true)} user={brandUser} />
    </LanguageProvider>,
  );
  await expect.poll(() => server.calls).toEqual([callsOf('brand').recent]);
});
