import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

async function field(props: Partial<MoneyFieldProps> = {}, language: 'de' | 'en' = 'de') {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <LocaleProvider language={language}>
      <form>
        <MoneyField label="Budget" name="budget" onChange={onChange} {...props} />
      </form>
    </LocaleProvider>,
  );
  const locator = screen.getByRole('textbox', { name: 'Budget' });
  await locator.click();
  const element = locator.element() as HTMLInputElement;
  return {
    screen,
    element,
    onChange,
    type: (keys: string) => userEvent.keyboard(keys),
    sent: () => new FormData(document.querySelector('form') as HTMLFormElement).get('budget'),
    paste(text: string) {
      element.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
  };
}

test('the money field conforms', async () => {
  await expectConformance(<MoneyField label="Budget" defaultValue={1234.56} />, { role: 'textbox', name: 'Budget' });
});

test('amounts are written with none to two decimals once focus leaves, and as typed until then', async () => {
  const { element, onChange, type } = await field();
  for (const [typed, amount, written] of [
    ['1234,50', 1234.5, '1.234,5'],
    ['450,00', 450, '450'],
    ['1234,56', 1234.56, '1.234,56'],
  ] as const) {
    await userEvent.clear(element);
    await type(typed);
    expect(element.value).toBe(typed);
    expect(onChange).toHaveBeenLastCalledWith(amount);
    await userEvent.tab();
    await expect.poll(() => element.value).toBe(written);
    element.focus();
  }
});

test('a third decimal, letters and a minus stay out', async () => {
  const { element, type } = await field();
  await type('-12a,345');
  expect(element.value).toBe('12,34');
});

test('copied amounts are read with currency and marks of either language', async () => {
  const { element, onChange, paste } = await field();
  paste('1.234,50 €');
  await expect.poll(() => element.value).toBe('1.234,5');
  paste('EUR 1,999.95');
  await expect.poll(() => onChange.mock.lastCall).toEqual([1999.95]);
  paste('auf Anfrage');
  await expect.poll(() => onChange.mock.lastCall).toEqual([1999.95]);
});

test('amounts below zero need permission', async () => {
  const strict = await field();
  strict.paste('−80,50 €');
  await expect.poll(() => strict.onChange.mock.lastCall).toEqual([80.5]);
  await strict.screen.unmount();
  const credit = await field({ allowsNegative: true });
  credit.paste('−80,50 €');
  await expect.poll(() => credit.onChange.mock.lastCall).toEqual([-80.5]);
});

test('the field moves to the greatest amount when focus leaves', async () => {
  const { element, onChange, type } = await field({ maxValue: 5000 });
  await type('9999');
  await userEvent.tab();
  await expect.poll(() => element.value).toBe('5.000');
  expect(onChange).toHaveBeenLastCalledWith(5000);
});

test('the form carries the plain number', async () => {
  const { sent, type } = await field({ defaultValue: 1234.5 });
  expect(sent()).toBe('1234.5');
  await type('{Control>}a{/Control}{Backspace}');
  expect(sent()).toBe('');
});

test('the sign stands where the language puts it', async () => {
  const german = await field({ defaultValue: 1 });
  expect(german.element.nextElementSibling?.textContent).toBe('€');
  await german.screen.unmount();
  const english = await field({ defaultValue: 1 }, 'en');
  expect(english.element.previousElementSibling?.textContent).toBe('€');
});

test('a read-only field takes nothing', async () => {
  const { onChange, type, paste } = await field({ defaultValue: 450, isReadOnly: true });
  await type('1{ArrowUp}');
  paste('99');
  expect(onChange).not.toHaveBeenCalled();
});
