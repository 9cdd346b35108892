import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Period } from '@resonanz/domain/periods';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { ChoiceBar } from './ChoiceBar.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { choiceOf } from './ChoiceSelect.tsx';
import { usePeriodChoice } from './usePeriodChoice.ts';

function Bar({ period, onPeriod }: { period: Period | null; onPeriod: (period: Period | null) => void }) {
  return <ChoiceBar choices={[usePeriodChoice(period, onPeriod)]} />;
}

const bar = (period: Period | null, onPeriod: (period: Period | null) => void, language: 'de' | 'en' = 'en') => (
  <LanguageProvider language={language}>
    <Bar period={period} onPeriod={onPeriod} />
  </LanguageProvider>
);

test('a period is chosen by keyboard, and given back', async () => {
  const onPeriod = vi.fn<(period: Period | null) => void>();
  const { rerender } = await render(bar(null, onPeriod));
  const select = page.getByRole('combobox', { name: /^Period/ });
  await focusOn(select);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onPeriod.mock.calls).toEqual([['quarter']]);
  await rerender(bar('quarter', onPeriod));
  await select.click();
  await page.getByRole('option', { name: 'Whole period' }).click();
  expect(onPeriod.mock.lastCall).toEqual([null]);
});

test('speaks German', async () => {
  await render(bar('year', () => {}, 'de'));
  await expect.element(page.getByRole('combobox', { name: /^Zeitraum/ }).getByText('Letzte 12 Monate')).toBeVisible();
});

test('what is not among the values of a choice is never reported', () => {
  const onChange = vi.fn<(id: 'a' | null) => void>();
  const choice = choiceOf({
    label: 'Letter',
    anyLabel: 'Any',
    items: [{ id: 'a', label: 'A' }],
    selectedId: null,
    onChange,
  });
  choice.onChange('a');
  choice.onChange('b');
  expect(onChange.mock.calls).toEqual([['a'], [null]]);
});

test('a number is chosen as a number', () => {
  const onChange = vi.fn<(id: 0 | 1 | null) => void>();
  const choice = choiceOf({
    label: 'Count',
    anyLabel: 'Any',
    items: [
      { id: 0, label: 'None' },
      { id: 1, label: 'One' },
    ],
    selectedId: 0,
    onChange,
  });
  expect(choice.selectedId).toBe('0');
  choice.onChange('1');
  choice.onChange('2');
  expect(onChange.mock.calls).toEqual([[1], [null]]);
});

test('in a filter panel a choice is a section of its own', async () => {
  const onChange = vi.fn<(id: 'a' | null) => void>();
  await render(
    <ChoiceFilter
      label="Letter"
      anyLabel="Any"
      items={[{ id: 'a', label: 'A' }]}
      selectedId={null}
      onChange={onChange}
    />,
  );
  await expect.element(page.getByText('Letter', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: /^Letter/ }).click();
  await page.getByRole('option', { name: 'A', exact: true }).click();
  expect(onChange.mock.calls).toEqual([['a']]);
});
