import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildNetworkWish } from '@resonanz/testing/network';
import { buildUser } from '@resonanz/testing/users';
import { createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const WISHES = 'GET /network/getWishes/ugc/7';
const REMOVE = 'POST /network/removeFromRequest';
const lena = buildNetworkWish({ note: 'Bitte mit Hund.' });

const section = () => page.getByRole('region', { name: 'Gewünschte Personen' });

beforeEach(() => page.viewport(1440, 900));

test.for([
  ['the brand', '/campaign-self-service/ugc-video/7/view', brandUser, 1],
  ['the agency', '/campaign/ugc-video-request/7/view', buildUser(), 0],
] as const)('%s sees whom the brand wishes for', async ([, path, user, buttons]) => {
  const server = createUgcServer();
  server.on(WISHES, () => answerSuccess([lena]));
  await render(
    <LanguageProvider language="de">
      <UgcStage path={path} server={server} user={user} />
    </LanguageProvider>,
  );
  await expect.element(section().getByText('Bitte mit Hund.')).toBeVisible();
  expect(section().getByRole('button').elements()).toHaveLength(buttons);
});

test('a wish is taken back; without any the section goes', async () => {
  const server = createUgcServer();
  let wishes = [lena];
  server.on(WISHES, () => answerSuccess(wishes));
  server.on(REMOVE, () => {
    wishes = [];
    return answerSuccess(null);
  });
  await render(
    <LanguageProvider language="de">
      <UgcStage path="/campaign-self-service/ugc-video/7/view" server={server} user={brandUser} />
    </LanguageProvider>,
  );
  await section().getByRole('button', { name: 'Lena H. entfernen' }).click();
  await expect.element(section()).not.toBeInTheDocument();
  expect(server.received(REMOVE).at(-1)?.body).toEqual({ publicId: lena.publicId, kind: 'ugc', requestId: 7 });
});
