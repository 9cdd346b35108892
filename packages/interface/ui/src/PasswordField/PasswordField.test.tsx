import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

const words = { label: 'Passwort', revealLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' };

function Grouped() {
  return (
    <div role="group" aria-label="Anmeldung">
      <PasswordField {...words} />
    </div>
  );
}

test('the password field conforms', async () => {
  // A hidden password has no role of its own.
  await expectConformance(<Grouped />, { role: 'group', name: 'Anmeldung' });
});

test('managers of passwords and keyboards of phones know what it is', async () => {
  const screen = await render(<PasswordField {...words} />);
  const input = screen.getByLabelText('Passwort', { exact: true });
  expect(input.element().getAttribute('autocomplete')).toBe('current-password');
  expect(input.element().getAttribute('autocapitalize')).toBe('none');
  await screen.rerender(<PasswordField {...words} autoComplete="new-password" />);
  expect(input.element().getAttribute('autocomplete')).toBe('new-password');
});

test('the eye neither sends the form nor changes the value', async () => {
  const onSubmit = vi.fn<(password: FormDataEntryValue | null) => void>();
  const screen = await render(
    <Form onSubmit={({ currentTarget }) => onSubmit(new FormData(currentTarget).get('password'))}>
      <PasswordField {...words} name="password" />
    </Form>,
  );
  await screen.getByLabelText('Passwort', { exact: true }).fill('Herbst!2026');
  await screen.getByRole('button', { name: 'Passwort anzeigen' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: 'Passwort' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Herbst!2026');
});

test('the eye says which field it belongs to, and rests with it', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(<PasswordField {...words} ref={ref} isDisabled />);
  const eye = screen.getByRole('button').element();
  expect(eye.getAttribute('aria-controls')).toBe(ref.current?.id);
  expect(eye.matches(':disabled')).toBe(true);
});

test('what the server said goes with the first change', async () => {
  const screen = await render(
    <Form validationErrors={{ password: 'Dieses Passwort ist bekannt.' }}>
      <PasswordField {...words} name="password" />
    </Form>,
  );
  const input = screen.getByLabelText('Passwort', { exact: true });
  await expect.element(input).toHaveAccessibleDescription('Dieses Passwort ist bekannt.');
  await input.fill('x');
  await expect.element(input).toBeValid();
});
