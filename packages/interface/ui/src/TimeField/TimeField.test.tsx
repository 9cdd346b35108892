import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

async function field(props: Partial<TimeFieldProps> = {}) {
  const onChange = vi.fn<(value: string | null) => void>();
  const given = { label: 'Uhrzeit', name: 'time', onChange, ...props } as TimeFieldProps;
  const screen = await render(
    <LocaleProvider language="de">
      <form>
        <TimeField {...given} />
      </form>
    </LocaleProvider>,
  );
  const hour = screen.getByRole('spinbutton', { name: /Stunde/ });
  return {
    screen,
    onChange,
    hour,
    sent: () => new FormData(document.querySelector('form') as HTMLFormElement).get('time'),
    paste(text: string) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      hour.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
  };
}

test('the time field conforms', async () => {
  await expectConformance(
    <LocaleProvider language="de">
      <TimeField label="Uhrzeit" defaultValue="14:30" />
    </LocaleProvider>,
    { role: 'group', name: 'Uhrzeit' },
  );
});

test('the form carries the time of 24 hours', async () => {
  const { sent, paste } = await field({ defaultValue: '09:05' });
  expect(sent()).toBe('09:05');
  paste('2:30 PM');
  await expect.poll(sent).toBe('14:30');
});

test('seconds are given where they are asked for', async () => {
  const { onChange, hour } = await field({ granularity: 'second' });
  await hour.click();
  await userEvent.keyboard('143015');
  expect(onChange).toHaveBeenLastCalledWith('14:30:15');
});

test('a pasted text that names no time changes nothing', async () => {
  const { onChange, paste } = await field({ defaultValue: '09:05' });
  paste('25:00');
  paste('mittags');
  expect(onChange).not.toHaveBeenCalled();
});

test('a read-only field takes nothing', async () => {
  const { onChange, hour, paste } = await field({ defaultValue: '09:05', isReadOnly: true });
  await hour.click();
  await userEvent.keyboard('12{ArrowUp}');
  paste('14:30');
  expect(onChange).not.toHaveBeenCalled();
});

test('half a time is explained when focus leaves', async () => {
  const { screen, hour } = await field({ incompleteMessage: 'Bitte Stunden und Minuten angeben.' });
  await hour.click();
  await userEvent.keyboard('14');
  await userEvent.click(document.body);
  await expect.element(screen.getByText('Bitte Stunden und Minuten angeben.')).toBeVisible();
});
