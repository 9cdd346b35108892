import '@resonanz/tokens/styles';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { Form } from '@resonanz/ui/Form';
import { BoundCheck } from './BoundCheck.tsx';
import { BoundComboBox, BoundMulti, BoundSelect } from './BoundChoice.tsx';
import { BoundDate } from './BoundDate.tsx';
import { BoundMoney, BoundNumber } from './BoundNumber.tsx';
import { BoundArea, BoundText } from './BoundText.tsx';

interface Values {
  title: string;
  brief: { text: string };
  start: string;
  count: number | null;
  budget: number | null;
  region: 1 | 2;
  customerId: number | null;
  categories: number[];
  hasNda: boolean;
}

const BEGINNING: Values = {
  title: 'Herbst',
  brief: { text: '' },
  start: '2026-05-04',
  count: null,
  budget: 100,
  region: 1,
  customerId: 7,
  categories: [1],
  hasNda: false,
};

function Fields({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: BEGINNING });
  return (
    <Form aria-label="Kampagne" onSubmit={handleSubmit(onSend)}>
      <BoundText control={control} name="title" label="Name" isRequired />
      <BoundArea control={control} name="brief.text" label="Beschreibung" limit={5} />
      <BoundDate control={control} name="start" label="Beginn" />
      <BoundNumber control={control} name="count" label="Klicks" minValue={0} />
      <BoundMoney control={control} name="budget" label="Budget" />
      <BoundSelect
        control={control}
        name="region"
        label="Region"
        items={[
          { id: 1, label: 'Deutschland' },
          { id: 2, label: 'Österreich' },
        ]}
      />
      <BoundComboBox
        control={control}
        name="customerId"
        label="Kunde"
        items={[{ id: 8, label: 'Lichtwerk' }]}
        selectedLabel="Nordlicht"
      />
      <BoundMulti
        control={control}
        name="categories"
        label="Kategorien"
        items={[
          { id: 1, label: 'Beauty' },
          { id: 2, label: 'Reisen' },
        ]}
      />
      <BoundCheck control={control} name="hasNda" label="NDA nötig" />
      <button type="button" onClick={() => setError('title', { message: 'Diesen Namen gibt es schon.' })}>
        Ablehnen
      </button>
      <button type="submit">Senden</button>
    </Form>
  );
}

async function show() {
  const onSend = vi.fn<(values: Values) => void>();
  await render(
    <LanguageProvider language="de">
      <Fields onSend={onSend} />
    </LanguageProvider>,
  );
  return {
    async sent(): Promise<Values | undefined> {
      await page.getByRole('button', { name: 'Senden' }).click();
      await expect.poll(() => onSend.mock.calls.length).toBe(1);
      return onSend.mock.calls[0]?.[0];
    },
  };
}

test('each field begins with its value and sends it unchanged', async () => {
  const { sent } = await show();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Herbst');
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Nordlicht');
  expect(await sent()).toEqual(BEGINNING);
});

test('by keyboard: what is entered and chosen stands in the form', async () => {
  const { sent } = await show();
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter');
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Licht');
  await expect.element(page.getByText('5 von 5 Zeichen')).toBeVisible();
  await page.getByRole('textbox', { name: 'Klicks' }).fill('1200');
  await page.getByRole('textbox', { name: 'Budget' }).fill('250,50');
  await focusOn(page.getByRole('checkbox', { name: 'NDA nötig' }));
  await userEvent.keyboard(' ');
  await focusOn(page.getByRole('combobox', { name: /^Region/ }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('combobox', { name: 'Kunde' }).fill('Licht');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('combobox', { name: 'Kategorien' }).fill('Reis');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(await sent()).toEqual({
    title: 'Winter',
    brief: { text: 'Licht' },
    start: '2026-05-04',
    count: 1_200,
    budget: 250.5,
    region: 2,
    customerId: 8,
    categories: [1, 2],
    hasNda: true,
  });
});

test('what is taken back is nothing: no day, no one', async () => {
  const { sent } = await show();
  await page.getByRole('button', { name: 'Beginn leeren' }).click();
  await page.getByRole('button', { name: 'Kunde leeren' }).click();
  await page.getByRole('button', { name: 'Beauty entfernen' }).click();
  expect(await sent()).toMatchObject({ start: '', customerId: null, categories: [] });
});

test('what is wrong with a value stands at its field', async () => {
  await show();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Diesen Namen gibt es schon.')).toBeVisible();
});
