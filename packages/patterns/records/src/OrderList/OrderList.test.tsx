import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { OrderList } from './OrderList.tsx';

const NAMES: Readonly<Record<number, string>> = { 1: 'Anmelden', 2: 'Versand', 3: 'Punkte' };

function Kept({ onChange, isDisabled }: { onChange: (ids: number[]) => void; isDisabled: boolean }) {
  const [ids, setIds] = useState([1, 2, 3]);
  return (
    <OrderList
      label="Reihenfolge"
      items={ids.map((id) => ({ id, name: NAMES[id] ?? '' }))}
      isDisabled={isDisabled}
      onChange={(next) => {
        setIds(next);
        onChange(next);
      }}
    />
  );
}

async function show(isDisabled = false) {
  const onChange = vi.fn<(ids: number[]) => void>();
  await render(
    <LanguageProvider language="de">
      <Kept onChange={onChange} isDisabled={isDisabled} />
    </LanguageProvider>,
  );
  return onChange;
}

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string, way: string) => page.getByRole('button', { name: `„${name}“ nach ${way}` });

test('a record is dragged to another place', async () => {
  const onChange = await show();
  await userEvent.dragAndDrop(
    page.getByRole('listitem').filter({ hasText: 'Punkte' }),
    page.getByRole('listitem').filter({ hasText: 'Anmelden' }),
  );
  await expect.poll(rows).toEqual(['1Punkte', '2Anmelden', '3Versand']);
  expect(onChange).toHaveBeenLastCalledWith([3, 1, 2]);
});

test('by keyboard, a record is moved and keeps the focus', async () => {
  await show();
  await focusOn(button('Anmelden', 'unten'));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Anmelden', 'unten')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('„Anmelden“ steht jetzt an Stelle 2 von 3.');
  await userEvent.keyboard('{Enter}');
  // At the end there is no way down.
  await expect.element(button('Anmelden', 'oben')).toHaveFocus();
  expect(rows()).toEqual(['1Versand', '2Punkte', '3Anmelden']);
});

test('the ends lead no further', async () => {
  await show();
  await expect.element(button('Anmelden', 'oben')).toBeDisabled();
  await expect.element(button('Punkte', 'unten')).toBeDisabled();
});

test('disabled, nothing moves', async () => {
  await show(true);
  for (const each of page.getByRole('button').elements()) expect(each).toBeDisabled();
  expect(page.getByRole('listitem').first().element()).toHaveAttribute('draggable', 'false');
});
