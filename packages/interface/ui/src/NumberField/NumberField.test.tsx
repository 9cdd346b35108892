import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

async function field(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <LocaleProvider language="de">
      <NumberField label="Follower" onChange={onChange} {...props} />
    </LocaleProvider>,
  );
  const locator = screen.getByRole('textbox', { name: 'Follower' });
  await locator.click();
  const element = locator.element() as HTMLInputElement;
  const transfer = (text: string) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    return data;
  };
  return {
    onChange,
    element,
    type: (keys: string) => userEvent.keyboard(keys),
    paste: (text: string) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer(text) }),
      ),
    drop: (text: string) =>
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer(text) })),
  };
}

test('the number field conforms', async () => {
  await expectConformance(<NumberField label="Follower" defaultValue={128400} />, {
    role: 'textbox',
    name: 'Follower',
  });
  const labels = { decrease: 'Weniger', increase: 'Mehr' };
  await expectConformance(<NumberField label="Videos" defaultValue={2} stepperLabels={labels} />, {
    role: 'textbox',
    name: 'Videos',
  });
});

test('the form carries the plain number', async () => {
  const screen = await render(
    <LocaleProvider language="de">
      <form aria-label="Filter">
        <NumberField label="Follower" name="followers" defaultValue={128_400} />
      </form>
    </LocaleProvider>,
  );
  const data = new FormData(screen.getByRole('form').element() as HTMLFormElement);
  expect(data.get('followers')).toBe('128400');
});

test('only digit keys reach the field [R-VAL-039]', async () => {
  const { element, onChange, type } = await field();
  await type('1a2-b,.e3');
  expect(element.value).toBe('123');
  expect(onChange).toHaveBeenLastCalledWith(123);
});

test('control keys pass [R-VAL-039]', async () => {
  const { element, type } = await field();
  await type('123{Backspace}{ArrowLeft}{Delete}');
  expect(element.value).toBe('1');
});

test('pasted and dropped text is filtered [R-VAL-039]', async () => {
  const { element, onChange, paste, drop } = await field();
  paste('12 Stück');
  await expect.poll(() => element.value).toBe('12');
  drop('x34');
  await expect.poll(() => element.value).toBe('1234');
  expect(onChange).toHaveBeenLastCalledWith(1234);
});

test('a read-only field takes nothing', async () => {
  const { element, onChange, type, paste } = await field({ isReadOnly: true, defaultValue: 7 });
  await type('1{ArrowUp}');
  paste('99');
  expect(element.value).toBe('7');
  expect(onChange).not.toHaveBeenCalled();
});

test('a sum takes one decimal comma and two digits after it', async () => {
  const { element, onChange, type } = await field({ fractionDigits: 2 });
  await type('12,,345');
  expect(element.value).toBe('12,34');
  expect(onChange).toHaveBeenLastCalledWith(12.34);
});

test('thousands marks appear when focus leaves, and the range holds then', async () => {
  const { element, onChange, type } = await field({ maxValue: 50_000 });
  await type('12345');
  await userEvent.tab();
  await expect.poll(() => element.value).toBe('12.345');
  await userEvent.click(element);
  await type('{End}678');
  await userEvent.tab();
  await expect.poll(() => element.value).toBe('50.000');
  expect(onChange).toHaveBeenLastCalledWith(50_000);
});

test('arrow keys step within the range', async () => {
  const { onChange, type } = await field({ defaultValue: 8, maxValue: 9 });
  await type('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[9], [8]]);
});

test('an emptied field has no number', async () => {
  const { onChange, type } = await field({ defaultValue: 5 });
  await type('{End}{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(null);
});
