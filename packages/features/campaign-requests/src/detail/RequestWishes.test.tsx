import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNetworkWish } from '@resonanz/testing/network';
import { buildUser } from '@resonanz/testing/users';
import { createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage } from '../fixtures/RequestStage.fixture.tsx';
import { createStaffServer } from '../staff/fixtures/staffServer.fixture.ts';
import { StaffStage } from '../staff/fixtures/StaffStage.fixture.tsx';

const WISHES = 'GET /network/getWishes/campaign/5';
const REMOVE = 'POST /network/removeFromRequest';
const lena = buildNetworkWish({ note: 'Passt zu Aloe.' });
const channel = buildNetworkWish(
  { kind: 'channel', name: 'Mehmet Yıldırım', staffRecord: { recordId: 12, influencerId: 3, platform: 'YouTube' } },
  1,
);

const section = () => page.getByRole('region', { name: 'Gewünschte Personen' });

async function openBrand(server: EnvelopeFetch, user = brandUser) {
  await render(
    <LanguageProvider language="de">
      <RequestStage path="/campaign-self-service/campaign-request/5/view" server={server} user={user} />
    </LanguageProvider>,
  );
}

beforeEach(() => page.viewport(1440, 900));

test('a brand sees whom it wishes for, and takes a wish back', async () => {
  let wishes = [lena, buildNetworkWish({ name: null }, 2)];
  const server = createRequestServer();
  server.on(WISHES, () => answerSuccess(wishes));
  server.on(REMOVE, () => {
    wishes = wishes.slice(1);
    return answerSuccess(null);
  });
  await openBrand(server);
  await expect.element(section().getByText('Passt zu Aloe.')).toBeVisible();
  await expect.element(section().getByText('Nicht mehr im Netzwerk')).toBeVisible();
  await section().getByRole('button', { name: 'Lena H. entfernen' }).click();
  await expect.element(page.getByText('Lena H. ist kein Wunsch mehr in dieser Anfrage.')).toBeVisible();
  await expect.element(section().getByText('Passt zu Aloe.')).not.toBeInTheDocument();
  expect(server.received(REMOVE).at(-1)?.body).toEqual({ publicId: lena.publicId, kind: 'campaign', requestId: 5 });
});

test('who was invited by a token takes nothing back', async () => {
  const server = createRequestServer();
  server.on(WISHES, () => answerSuccess([lena]));
  await openBrand(server, buildUser({ ...brandUser, signupWithToken: true }));
  await expect.element(section().getByText('Passt zu Aloe.')).toBeVisible();
  expect(section().getByRole('button').elements()).toHaveLength(0);
});

test('the agency sees the wishes with the way to the channel', async () => {
  const server = createStaffServer();
  server.on(WISHES, () => answerSuccess([lena, channel]));
  await render(
    <LanguageProvider language="de">
      <StaffStage path="/campaign/request/5/view" server={server} />
    </LanguageProvider>,
  );
  await expect
    .element(section().getByRole('link', { name: 'Mehmet Yıldırım' }))
    .toHaveAttribute('href', '/dashboard/profile/3/youtube/12');
  await expect.element(section().getByText('Passt zu Aloe.')).toBeVisible();
  expect(section().getByRole('button').elements()).toHaveLength(0);
});
