import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { TextField } from './TextField.tsx';

test('the text field conforms', async () => {
  await expectConformance(<TextField label="Titel" defaultValue="Herbstleuchten" />, {
    role: 'textbox',
    name: 'Titel',
  });
  await expectConformance(<TextField label="Titel" errorMessage="Zu kurz." description="Sehen die Creator." />, {
    role: 'textbox',
    name: 'Titel',
  });
});

test('a controlled field shows what its owner says', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<TextField label="Titel" value="Herbst" onChange={onChange} />);
  const input = screen.getByRole('textbox');
  await input.click();
  await userEvent.keyboard('{End}!');
  expect(onChange).toHaveBeenLastCalledWith('Herbst!');
  await expect.element(input).toHaveValue('Herbst');
  await screen.rerender(<TextField label="Titel" value="Winter" onChange={onChange} />);
  await expect.element(input).toHaveValue('Winter');
});

test('the form carries the text unless the field is disabled', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <TextField label="Titel" name="title" defaultValue="Herbst" />
      <TextField label="Nummer" name="number" defaultValue="7" isReadOnly />
      <TextField label="Gesperrt" name="off" defaultValue="x" isDisabled />
    </form>,
  );
  expect(Object.fromEntries(new FormData(form.current ?? undefined))).toEqual({ title: 'Herbst', number: '7' });
});

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(<TextField label="Titel" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('textbox').element());
});

test('a press on icon, unit or edge leads into the field', async () => {
  const screen = await render(<TextField label="Preis" unit="€" />);
  await screen.getByText('€').click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('the type chooses keyboard and completion', async () => {
  const screen = await render(
    <TextField label="E-Mail-Adresse" type="email" autoComplete="email" maxLength={254} isRequired />,
  );
  const input = screen.getByRole('textbox').element();
  expect(input.getAttribute('type')).toBe('email');
  expect(input.getAttribute('autocomplete')).toBe('email');
  expect(input.getAttribute('maxlength')).toBe('254');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('own words come before the words of the server', async () => {
  const screen = await render(
    <Form validationErrors={{ title: 'Diesen Titel gibt es schon.' }} optionalLabel="freiwillig">
      <TextField label="Titel" name="title" errorMessage="Zu kurz." />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Titel freiwillig' });
  await expect.element(input).toHaveAccessibleDescription('Zu kurz.');
});

test('an identifier from outside connects label and error too', async () => {
  const screen = await render(<TextField label="Titel" id="title" errorMessage="Zu kurz." />);
  const input = screen.getByRole('textbox', { name: 'Titel' });
  expect(input.element().id).toBe('title');
  await expect.element(input).toHaveAccessibleDescription('Zu kurz.');
});
