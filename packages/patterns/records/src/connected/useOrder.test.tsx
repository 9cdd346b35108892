import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@resonanz/api-client/errors';
import { defineMessages } from '@resonanz/i18n/messages';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { Button } from '@resonanz/ui/Button';
import { openConnected } from './openConnected.fixture.tsx';
import { type OrderStore, useOrder } from './useOrder.ts';

const words = { 'error.other': 'Das hat nicht geklappt.' };
const messages = defineMessages({ de: words, en: words });
const store = vi.fn<OrderStore>();
const FIRST = ['eins', 'zwei', 'drei'].map((name, index) => ({ id: index + 1, name }));

function Order() {
  const [rows, setRows] = useState(FIRST);
  const order = useOrder(rows, ({ id }) => id, store, { messages, otherwise: 'error.other' });
  return (
    <>
      <p aria-label="Folge">{order.ordered.map(({ name }) => name).join(' ')}</p>
      <p aria-label="Verschoben">{order.isMoved ? 'ja' : 'nein'}</p>
      {order.failure !== undefined && <p role="alert">{order.failure}</p>}
      <Button onPress={() => order.onMove([3, 1, 2])}>Verschieben</Button>
      <Button onPress={() => void order.send()}>Speichern</Button>
      <Button onPress={order.begin}>Von vorn</Button>
      <Button onPress={() => setRows(rows.slice(1))}>Neu lesen</Button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const shown = page.getByLabelText('Folge');
const isMoved = page.getByLabelText('Verschoben');

beforeEach(async () => {
  store.mockReset();
  await openConnected(<Order />, createEnvelopeFetch());
});

test('what was moved is stored over the order that was read', async () => {
  await press('Verschieben');
  await expect.element(shown).toHaveTextContent('drei eins zwei');
  await press('Speichern');
  await expect
    .poll(() => store.mock.calls)
    .toEqual([
      [
        [3, 1, 2],
        [1, 2, 3],
      ],
    ]);
});

test('what another user has ordered meanwhile takes the place of what was moved; any other failure leaves it', async () => {
  await press('Verschieben');
  store.mockRejectedValueOnce(new Error('The network fails.'));
  await press('Speichern');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(shown).toHaveTextContent('drei eins zwei');
  store.mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 409, errorKey: 'orderChanged' }));
  await press('Speichern');
  await expect.element(shown).toHaveTextContent('eins zwei drei');
  await expect.element(isMoved).toHaveTextContent('nein');
});

test('other records begin in the order in which they were read, and one that is gone is not shown', async () => {
  await press('Verschieben');
  await press('Neu lesen');
  await expect.element(shown).toHaveTextContent('drei zwei');
  await press('Von vorn');
  await expect.element(shown).toHaveTextContent('zwei drei');
  await expect.element(isMoved).toHaveTextContent('nein');
});
