import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer, OWN_COMMENT, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = (path: string, user = brandUser) => openAt({ server, path, user });

const received = (call: string) => server.received(call).map(({ body }) => body);
const own = (text = OWN_COMMENT.text) =>
  answerSuccess({ content: [{ ...OWN_COMMENT, text }], hasOlder: false, totalElements: 1 });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer({ request: pendingRequest() }).on(CALLS.comments, () => own());
});

test.each([
  ['the brand', '/campaign-self-service/ugc-video/7/view', brandUser],
  ['the agency', '/campaign/ugc-video-request/7/view', buildUser()],
])('by keyboard: %s changes its own comment', async (_side, path, user) => {
  await open(path, user);
  const edit = page.getByRole('button', { name: /^Kommentar bearbeiten: Bitte mit Musik/ });
  await expect.element(edit).toBeVisible();
  await focusOn(edit);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Bitte ohne Musik.');
  await userEvent.keyboard('{ControlOrMeta>}{Enter}{/ControlOrMeta}');
  await expect
    .poll(() => received(CALLS.editComment))
    .toEqual([{ ugcCampaignRequestId: 7, commentId: 9, text: 'Bitte ohne Musik.' }]);
});

test('an own comment is deleted after a question; an error is shown', async () => {
  server.on(CALLS.removeComment, () => answerError(403, 'FORBIDDEN', 'notYourComment'));
  await open('/campaign-self-service/ugc-video/7/view');
  await page.getByRole('button', { name: /^Kommentar löschen: Bitte mit Musik/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => received(CALLS.removeComment)).toEqual([{ ugcCampaignRequestId: 7, commentId: 9 }]);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('nothing is offered on what others wrote', async () => {
  server = createUgcServer({ request: pendingRequest() });
  await open('/campaign-self-service/ugc-video/7/view');
  await expect.element(page.getByText('Wir schlagen zwei Creator vor.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Kommentar (bearbeiten|löschen)/ }).elements()).toHaveLength(0);
});
