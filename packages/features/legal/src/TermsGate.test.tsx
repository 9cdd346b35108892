import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStandingSession } from '@resonanz/stage/standingSession';
import { answerFailure, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildLegal, CALLS, createTermsServer } from './fixtures/termsServer.fixture.ts';
import { TermsStage } from './fixtures/TermsStage.fixture.tsx';

const dialog = page.getByRole('dialog', { name: 'Neue Allgemeine Geschäftsbedingungen' });
const accept = dialog.getByRole('button', { name: 'Zustimmen' });

const open = (server: EnvelopeFetch, props: Partial<Parameters<typeof TermsStage>[0]> = {}) =>
  render(
    <LanguageProvider language="de">
      <TermsStage server={server} {...props} />
    </LanguageProvider>,
  );

beforeEach(() => page.viewport(1440, 900));

test('new terms are read and accepted by keyboard; Escape is no answer', async () => {
  const server = createTermsServer();
  await open(server);
  await expect.element(dialog.getByText(/^Seit dem 21\.11\.2026 gelten neue/)).toBeVisible();
  await expect
    .element(dialog.getByText('Für die Prüfung eingereichter Inhalte haben Sie fünf statt drei Werktage.'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Bisherige Fassung lesen' }))
    .toHaveAttribute('href', '/campaign-self-service/terms-and-conditions?version=2024-01-15');
  await expect.element(dialog.getByRole('heading', { level: 3, name: 'Geltungsbereich' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await focusOn(accept);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(CALLS.accept).map(({ body }) => body)).toEqual([{ version: '2026-11-21' }]);
});

test('a user who has accepted is not asked, and the frame gets its template', async () => {
  await open(createTermsServer({ isAccepted: true, acceptedVersion: '2026-11-21', template: 2 }));
  await expect.element(page.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a server that cannot say it leaves the portal as it is', async () => {
  const server = createTermsServer();
  server.on(CALLS.own, answerFailure);
  await open(server);
  await expect.element(page.getByRole('heading', { name: 'Portal 1' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('an account without any acceptance is asked for its first', async () => {
  await open(createTermsServer({ acceptedVersion: null, acceptedAt: null }));
  const first = page.getByRole('dialog', { name: 'Allgemeine Geschäftsbedingungen', exact: true });
  await expect
    .element(first.getByText(/^Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen vom 21\.11\.2026 zu/))
    .toBeVisible();
  expect(first.getByRole('link', { name: 'Bisherige Fassung lesen' }).elements()).toEqual([]);
});

test('a consent that is not saved is said and can be given again', async () => {
  const server = createTermsServer();
  server.on(CALLS.accept, answerFailure);
  await open(server);
  await accept.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  server.on(CALLS.accept, () => answerError(409, 'CONFLICT', 'termsChanged'));
  await accept.click();
  await expect
    .element(dialog.getByText('Inzwischen gilt eine neuere Fassung. Bitte lesen Sie sie und stimmen Sie dann zu.'))
    .toBeVisible();
  server.on(CALLS.accept, () => answerSuccess(buildLegal({ acceptedVersion: '2026-11-21', isAccepted: true })));
  await accept.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a user who does not accept logs out', async () => {
  const server = createTermsServer();
  const logOut = vi.fn<() => Promise<void>>().mockResolvedValue();
  const session = {
    ...createStandingSession({ client: createApiClient(server), user: buildUser(), regions: [] }),
    logOut,
  };
  await open(server, { session });
  await dialog.getByRole('button', { name: 'Abmelden' }).click();
  expect(logOut).toHaveBeenCalledOnce();
  expect(server.received(CALLS.accept)).toEqual([]);
});

test('a user who does not accept gets to the account by keyboard, and back to the terms', async () => {
  await open(createTermsServer(), { path: '/campaign-self-service/notifications' });
  await expect.element(dialog).toBeVisible();
  await focusOn(dialog.getByRole('link', { name: 'Zu Ihrem Konto' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Sie haben den geltenden Bedingungen noch nicht zugestimmt/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByText('Bedingungen lesen').click();
  await expect.element(accept).toBeVisible();
  await accept.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/noch nicht zugestimmt/)).not.toBeInTheDocument();
});

test('an invited contact keeps its own settings page', async () => {
  const user = { ...buildUser(), signupWithToken: true };
  await open(createTermsServer(), { user });
  await expect
    .element(dialog.getByRole('link', { name: 'Zu Ihrem Konto' }))
    .toHaveAttribute('href', '/user-profile/edit');
});
