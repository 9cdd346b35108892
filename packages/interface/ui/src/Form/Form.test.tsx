import '@resonanz/tokens/styles';
import { createRef, StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const fields = (
  <>
    <TextField name="title" label="Titel" />
    <TextField name="phone" label="Telefon" />
    <Button type="submit">Senden</Button>
  </>
);

function TestForm(props: Partial<FormProps>) {
  return (
    <StrictMode>
      <Form aria-label="Kampagne" {...props}>
        {props.children ?? fields}
      </Form>
    </StrictMode>
  );
}

test('the form conforms', async () => {
  await expectConformance(<TestForm />, { role: 'form', name: 'Kampagne' });
});

test('the page is never left and the ref is the form', async () => {
  const ref = createRef<HTMLFormElement>();
  const onSubmit = vi.fn<(sent: Record<string, FormDataEntryValue>) => void>();
  const screen = await render(
    <TestForm ref={ref} onSubmit={({ currentTarget }) => onSubmit(Object.fromEntries(new FormData(currentTarget)))} />,
  );
  await screen.getByRole('textbox', { name: 'Titel' }).fill('Herbstleuchten');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Herbstleuchten', phone: '' });
  expect(ref.current).toBe(screen.getByRole('form').element());
});

test('errors at the beginning leave the focus where it is', async () => {
  const screen = await render(<TestForm validationErrors={{ title: 'Diesen Titel gibt es schon.' }} />);
  await expect.element(screen.getByRole('textbox', { name: 'Titel' })).toBeInvalid();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

test('an answer of the server leads to the first invalid field in the order of the page', async () => {
  const screen = await render(<TestForm />);
  await screen.getByRole('button').click();
  await screen.rerender(
    <TestForm
      validationErrors={{ phone: ['Keine deutsche Nummer.', 'Zu kurz.'], title: 'Diesen Titel gibt es schon.' }}
    />,
  );
  const title = screen.getByRole('textbox', { name: 'Titel' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription('Diesen Titel gibt es schon.');
  await expect
    .element(screen.getByRole('textbox', { name: 'Telefon' }))
    .toHaveAccessibleDescription('Keine deutsche Nummer.');
});

test('an answer nobody waits for takes the focus from no one who is writing', async () => {
  const screen = await render(<TestForm />);
  const phone = screen.getByRole('textbox', { name: 'Telefon' });
  await phone.fill('040');
  await screen.rerender(<TestForm validationErrors={{ title: 'Diesen Titel gibt es schon.' }} />);
  await expect.element(screen.getByRole('textbox', { name: 'Titel' })).toBeInvalid();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(phone).toHaveFocus();
});

test('an edited field stays free of its old error however often the caller builds the errors again', async () => {
  const errors = () => ({ title: 'Diesen Titel gibt es schon.', phone: 'Zu kurz.' });
  const screen = await render(<TestForm validationErrors={errors()} />);
  const title = screen.getByRole('textbox', { name: 'Titel' });
  await title.fill('Winterleuchten');
  await expect.element(title).toBeValid();
  await screen.rerender(<TestForm validationErrors={errors()} />);
  await expect.element(title).toBeValid();
  // The caller takes away what another edited field made out of date.
  await screen.rerender(<TestForm validationErrors={{ title: errors().title }} />);
  await expect.element(title).toBeValid();
  await expect.element(screen.getByRole('textbox', { name: 'Telefon' })).toBeValid();
});

test('the same error after another attempt stands at the field again', async () => {
  const errors = () => ({ title: 'Diesen Titel gibt es schon.' });
  const screen = await render(<TestForm validationErrors={errors()} />);
  const title = screen.getByRole('textbox', { name: 'Titel' });
  await title.fill('Winterleuchten');
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toBeValid();
  await screen.rerender(<TestForm validationErrors={errors()} />);
  await expect.element(title).toBeInvalid();
});

test('a form that is being sent takes no second attempt', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void answers.push(resolve)));
  const screen = await render(<TestForm onSubmit={onSubmit} />);
  const form = screen.getByRole('form');
  await screen.getByRole('textbox', { name: 'Titel' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledOnce();
  answers[0]?.();
  await expect.element(form).not.toHaveAttribute('aria-busy');
  await screen.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a caller who knows that the form is being sent says so', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(<TestForm isPending onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Titel' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(<TestForm onSubmit={onSubmit} />);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

function Mixed() {
  const [isSent, setSent] = useState(false);
  return (
    <TestForm summaryTitle={(errors) => `${errors} Fehler`} optionalLabel="freiwillig" onSubmit={() => setSent(true)}>
      <TextField label="Gesperrt" errorMessage="Nicht zu ändern." isDisabled />
      <DatePicker label="Beginn" weekLabel="Woche" errorMessage={isSent && 'Bitte einen Tag wählen.'} />
      <Stack>
        <Checkbox isInvalid={isSent} aria-describedby="terms">
          Nutzungsbedingungen
        </Checkbox>
        {isSent && <FieldError id="terms">Bitte zustimmen.</FieldError>}
      </Stack>
      <Button type="submit">Senden</Button>
    </TestForm>
  );
}

test('the summary names each question once and leads to what the keyboard can reach', async () => {
  const screen = await render(<Mixed />);
  await screen.getByRole('button', { name: 'Senden' }).click();
  const summary = screen.getByRole('group', { name: '2 Fehler' });
  await expect.element(summary).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['BeginnBitte einen Tag wählen.', 'NutzungsbedingungenBitte zustimmen.']);
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
  await screen.getByRole('link', { name: 'Nutzungsbedingungen' }).click();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('one error alone needs no summary', async () => {
  const screen = await render(<TestForm summaryTitle={(errors) => `${errors} Fehler`} />);
  await screen.getByRole('button').click();
  await screen.rerender(
    <TestForm summaryTitle={(errors) => `${errors} Fehler`} validationErrors={{ title: 'Zu kurz.' }} />,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Titel' })).toHaveFocus();
  expect(screen.getByRole('group').elements()).toEqual([]);
});
