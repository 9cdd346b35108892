import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { CALLS, createTesterServer } from '../fixtures/testerServer.fixture.ts';
import { stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const cards = page.getByRole('heading', { level: 2, name: 'Cold Brew Testpaket' });

test('the head that staff wrote for this page stands above the tests', async () => {
  const server = createTesterServer();
  server.on(CALLS.head, () =>
    answerSuccess({
      key: 'productTestTopHeader',
      value: { value_de: { title: 'Testen im Advent', text: 'Vier neue Tests' }, value_en: { title: '', text: '' } },
      media: null,
    }),
  );
  await openAt({ server, path: '/testerworld/projects' });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Testen im Advent' })).toBeVisible();
  await expect.element(cards).toBeVisible();
  expect(server.received(CALLS.head)[0]?.query.get('key')).toBe('productTestTopHeader');
});

test('a head that fails leaves the tests standing', async () => {
  const server = createTesterServer();
  server.on(CALLS.head, answerFailure);
  await openAt({ server, path: '/testerworld/projects' });
  await expect.element(cards).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});
