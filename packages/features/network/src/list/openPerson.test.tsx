import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildPeople, createNetworkServer, personCalls } from '../fixtures/networkServer.fixture.ts';
import { NetworkStage, stageRoutes } from '../fixtures/NetworkStage.fixture.tsx';

const people = buildPeople(3);
const [{ publicId } = { publicId: '' }] = people;
const ELSEWHERE = '00000000-0000-4000-8000-000000000000';

let server: EnvelopeFetch;

const openAt = stageOpener(NetworkStage, stageRoutes);
const open = (path = '/brand/creator') => openAt({ server, path });

const link = page.getByRole('link', { name: 'Lena H.' });
const person = page.getByRole('dialog', { name: 'Lena H.' });
const onlyList = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

async function openCard() {
  await expect.element(link).toBeVisible();
  await focusOn(link);
  await userEvent.keyboard('{Enter}');
  await expect.element(person).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createNetworkServer({ people });
});

const WAYS = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the button': () => person.getByRole('button', { name: 'Schließen' }).click(),
} as const;

test.for(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'closed by %s, the focus is on the card again and Back leads out of the list',
  async (way) => {
    const router = await open('/brand/model');
    await expect.element(link).toBeVisible();
    await router.navigate('/brand/creator');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Creator' })).toBeVisible();
    await openCard();
    await WAYS[way]();
    await onlyList();
    await expect.element(link).toHaveFocus();
    await expect.poll(() => router.state.location.search).toBe('');
    await router.navigate(-1);
    await expect.poll(() => router.state.location.pathname).toBe('/brand/model');
  },
);

test('Back closes and gives the focus to the card, Forward opens again', async () => {
  const router = await open();
  await openCard();
  await router.navigate(-1);
  await onlyList();
  await expect.element(link).toHaveFocus();
  await router.navigate(1);
  await expect.element(person).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await onlyList();
  await expect.element(link).toHaveFocus();
});

test('a card that was pressed with the mouse has the focus after Back', async () => {
  const router = await open();
  await link.click();
  await expect.element(person).toBeVisible();
  await router.navigate(-1);
  await onlyList();
  await expect.element(link).toHaveFocus();
});

test('an address that names a person leads to the card once it is closed, and the address says so', async () => {
  const router = await open(`/brand/creator?person=${publicId}`);
  await expect.element(person.getByText('Kamera, Licht, Mikrofon')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await onlyList();
  await expect.element(link).toHaveFocus();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('an address that names a person of another page leads to the list', async () => {
  server.on(personCalls(ELSEWHERE).person, () => answerError(404, 'NOT_FOUND', 'notFound'));
  await open(`/brand/creator?person=${ELSEWHERE}`);
  await expect.element(page.getByText('Nicht mehr im Netzwerk')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await onlyList();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('after a question was sent from a card, the focus is on its button again', async () => {
  await open();
  const ask = page.getByRole('button', { name: 'Die Agentur zu Lena H. fragen' });
  await expect.element(ask).toBeVisible();
  await focusOn(ask);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: /^Ihre Frage/ }).fill('Ist Lena im Mai frei?');
  await page.getByRole('button', { name: 'Frage senden' }).click();
  await onlyList();
  await expect.element(ask).toHaveFocus();
});

test('after a question was sent from the person, the focus is on the person', async () => {
  await open();
  await openCard();
  await person.getByRole('button', { name: 'Agentur fragen' }).click();
  const form = page.getByRole('dialog', { name: 'Die Agentur zu Lena H. fragen' });
  await form.getByRole('textbox', { name: /^Ihre Frage/ }).fill('Ist Lena im Mai frei?');
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(() => person.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await onlyList();
  await expect.element(link).toHaveFocus();
});
