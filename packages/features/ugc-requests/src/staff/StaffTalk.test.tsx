import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const PATH = '/campaign/ugc-video-request/7/view';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = (path = PATH) => openAt({ server, path, user: buildUser() });

const video = (position: number) => page.getByRole('region', { name: `Video ${position}`, exact: true });
const received = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('by keyboard: the agency speaks with the brand, or among itself', async () => {
  server = createUgcServer({ request: pendingRequest() });
  await open();
  await expect.element(page.getByText('Wir schlagen zwei Creator vor.')).toBeVisible();
  expect(page.getByText('Budget ist knapp.').elements()).toHaveLength(0);
  await page.getByRole('textbox').fill('Bald mehr.');
  const internal = page.getByRole('radio', { name: 'Intern', exact: true });
  await focusOn(internal);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Budget ist knapp.')).toBeVisible();
  expect(page.getByText('Wir schlagen zwei Creator vor.').elements()).toHaveLength(0);
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('Preis noch offen.');
  await userEvent.keyboard('{ControlOrMeta>}{Enter}{/ControlOrMeta}');
  await expect
    .poll(() => received(CALLS.comment))
    .toEqual([{ ugcCampaignRequestId: 7, text: 'Preis noch offen.', audience: 'internal' }]);
  await focusOn(page.getByRole('radio', { name: 'Mit der Brand', exact: true }));
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('textbox')).toHaveValue('Bald mehr.');
});

test('each video has two conversations of its own', async () => {
  server = createUgcServer();
  await open();
  await expect.element(video(1).getByRole('region', { name: 'Kommentare mit der Brand zu Video 1' })).toBeVisible();
  await expect.element(video(1).getByText('Hier blenden wir das Produkt ein.')).toBeVisible();
  const choice = page.getByRole('radiogroup', { name: 'Wer bei Video 1 mitliest' });
  await focusOn(choice.getByRole('radio', { name: 'Intern' }));
  await userEvent.keyboard(' ');
  await expect.element(video(1).getByRole('region', { name: 'Interne Kommentare zu Video 1' })).toBeVisible();
  expect(video(1).getByText('Hier blenden wir das Produkt ein.').elements()).toHaveLength(0);
  await video(1).getByRole('textbox').fill('Ton ist zu leise.');
  await video(1).getByRole('button', { name: 'Senden' }).click();
  await expect
    .poll(() => received(CALLS.commentOnVideo))
    .toMatchObject([{ ugcVideoId: 70, version: 2, text: 'Ton ist zu leise.', audience: 'internal' }]);
});

test('the link of a mail leads to its video', async () => {
  server = createUgcServer();
  await open(`${PATH}#video-2`);
  await expect.element(video(2)).toHaveFocus();
});
