import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildSample, CALLS, createNetworkServer } from '../fixtures/networkServer.fixture.ts';
import { brandUser, NetworkStage, publicRoutes } from '../fixtures/NetworkStage.fixture.tsx';

const openAt = stageOpener(NetworkStage, publicRoutes);
const open = (options: Partial<OpenOptions> = {}) => openAt({ path: '/brand', user: null, ...options });

const card = (name: string) => page.getByRole('article', { name });

beforeEach(() => page.viewport(1440, 900));

test('everybody sees a few people with a range of followers and the way to an account [R-ROUTE-011]', async () => {
  await open();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Menschen, die zu Ihrer Marke passen' }))
    .toBeVisible();
  await expect.element(card('Hannah G.').getByText('50K bis 100K Follower')).toBeVisible();
  await expect.element(card('Aylin D.').getByText('ab 200K Follower')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(12);
  await expect
    .element(page.getByRole('link', { name: 'Kostenlos registrieren' }).first())
    .toHaveAttribute('href', '/campaign-self-service/signup');
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Anmelden' }))
    .toHaveAttribute('href', '/campaign-self-service/login');
  expect(page.getByRole('main').element().textContent).not.toMatch(/€|@/);
});

test('a brand finds the lists and the way to a request', async () => {
  await open({ user: brandUser });
  await expect
    .element(page.getByRole('link', { name: 'Kampagne anfragen' }))
    .toHaveAttribute('href', '/campaign-self-service/campaign-request/add');
  for (const [name, href] of [
    ['Alle Models ansehen', '/brand/model'],
    ['Alle Creator ansehen', '/brand/creator'],
    ['Alle Kanäle ansehen', '/brand/direct-network'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(page.getByRole('link', { name: 'Kostenlos registrieren' }).elements()).toHaveLength(0);
});

test('who was invited by a token finds neither', async () => {
  await open({ user: { ...brandUser, signupWithToken: true } });
  await expect.element(card('Hannah G.')).toBeVisible();
  expect(page.getByRole('link', { name: /Alle|Kampagne anfragen/ }).elements()).toHaveLength(0);
});

test('people that fail are reloaded; without any the page says so', async () => {
  const server = createNetworkServer().on(CALLS.sample, answerFailure);
  await open({ server });
  await expect.element(page.getByText('Die Personen konnten nicht geladen werden.')).toBeVisible();
  server.on(CALLS.sample, () => answerSuccess({ ...buildSample(), models: [], creators: [], channels: [] }));
  await page.getByText('Erneut laden').click();
  await expect.element(page.getByText('Noch niemand zu sehen')).toBeVisible();
});

test.for([320, 390, 1440])('nothing runs out of the page at %d px', async (width) => {
  await page.viewport(width, 800);
  await open({ language: 'en' });
  await expect.element(card('Hannah G.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.for([
  [1440, true],
  [390, false],
] as const)(
  'at %d px the head is filled by the people of the cards, by initials and platform',
  async ([width, isBeside]) => {
    await page.viewport(width, 844);
    await open();
    await expect.element(card('Hannah G.')).toBeVisible();
    const people = [...document.querySelectorAll<HTMLElement>('[data-person]')];
    expect(people).toHaveLength(8);
    expect(people.map(({ textContent }) => textContent?.trim())).toContain('HG');
    // Models are in the network without a channel too.
    expect(people.filter((person) => person.querySelector('svg') !== null).length).toBeGreaterThan(4);
    expect(people.every((person) => person.closest('[aria-hidden=true]') !== null)).toBe(true);
    const claim = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    for (const person of people) {
      const box = person.getBoundingClientRect();
      expect([box.left >= 0, box.right <= width]).toEqual([true, true]);
      if (isBeside) expect(box.left).toBeGreaterThan(claim.right);
      else expect(box.top).toBeGreaterThan(claim.bottom);
    }
  },
);
