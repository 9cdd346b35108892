import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { TextArea } from './TextArea.tsx';

const countLabel = (count: number, limit: number) => `${count}/${limit}`;

test('the text area conforms', async () => {
  await expectConformance(<TextArea label="Nachricht" />, { role: 'textbox', name: 'Nachricht' });
});

test('a controlled area shows what its owner says', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<TextArea label="Nachricht" value="Danke" onChange={onChange} />);
  const area = screen.getByRole('textbox');
  await area.click();
  await userEvent.keyboard('{End}!');
  expect(onChange).toHaveBeenLastCalledWith('Danke!');
  await expect.element(area).toHaveValue('Danke');
});

test('the form carries the text, the ref is the element', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const screen = await render(
    <form>
      <TextArea label="Nachricht" name="message" ref={ref} defaultValue={'Guten Tag,\ndanke'} />
    </form>,
  );
  const area = screen.getByRole('textbox').element();
  expect(ref.current).toBe(area);
  expect(new FormData(area.closest('form') ?? undefined).get('message')).toBe('Guten Tag,\ndanke');
});

test('what the server said goes with the first change', async () => {
  const screen = await render(
    <Form validationErrors={{ message: 'Zu kurz.' }}>
      <TextArea label="Nachricht" name="message" />
    </Form>,
  );
  const area = screen.getByRole('textbox');
  await expect.element(area).toHaveAccessibleDescription('Zu kurz.');
  await area.fill('Guten Tag');
  await expect.element(area).toBeValid();
});

test('characters are counted as people see them', async () => {
  const screen = await render(
    <TextArea label="Nachricht" characterLimit={3} countLabel={countLabel} defaultValue="a💚" />,
  );
  const area = screen.getByRole('textbox');
  await expect.element(area).toHaveAccessibleDescription('2/3');
  await area.fill('💚💚💚');
  await expect.element(area).toHaveAccessibleDescription('3/3');
  await expect.element(area).toBeValid();
  await area.fill('💚💚💚💚');
  await expect.element(area).toBeInvalid();
});

test('error, hint and count describe the area', async () => {
  const screen = await render(
    <TextArea
      label="Nachricht"
      errorMessage="Zu lang."
      description="Sehen alle."
      characterLimit={2}
      countLabel={countLabel}
      value="abc"
    />,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Zu lang. Sehen alle. 3/2');
});

test('the count is read out near the limit, when writing pauses', async () => {
  const screen = await render(<TextArea label="Nachricht" characterLimit={10} countLabel={countLabel} />);
  const area = screen.getByRole('textbox');
  const status = screen.getByRole('status');
  await area.fill('1234567890');
  await expect.element(status, { timeout: 5000 }).toHaveTextContent('10/10');
  await area.fill('123');
  await expect.element(status, { timeout: 5000 }).toHaveTextContent('');
});

test('a reset counts from the beginning', async () => {
  const screen = await render(
    <form>
      <TextArea label="Nachricht" characterLimit={10} countLabel={countLabel} defaultValue="abc" />
      <button type="reset">Zurücksetzen</button>
    </form>,
  );
  const area = screen.getByRole('textbox');
  await area.fill('abcdef');
  await expect.element(area).toHaveAccessibleDescription('6/10');
  await screen.getByText('Zurücksetzen').click();
  await expect.element(area).toHaveValue('abc');
  await expect.element(area).toHaveAccessibleDescription('3/10');
});
