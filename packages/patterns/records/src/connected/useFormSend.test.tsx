import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ApiError } from '@resonanz/api-client/errors';
import { defineMessages } from '@resonanz/i18n/messages';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { Button } from '@resonanz/ui/Button';
import { TextField } from '@resonanz/ui/TextField';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { openConnected } from './openConnected.fixture.tsx';
import { useFormSend } from './useFormSend.ts';

const words = { 'error.other': 'Das hat nicht geklappt.', 'error.nameTaken': 'Den Namen gibt es schon.' };
const messages = defineMessages({ de: words, en: words });

const save = vi.fn<(name: string) => Promise<void>>();
const onDone = vi.fn<() => void>();

const onThrown = vi.fn<(thrown: unknown) => void>();

/** A button that renames something and announces nothing. */
function RenameButton({ next }: { next?: () => void }) {
  const { send, isPending, failure } = useFormSend(save, {
    messages,
    otherwise: 'error.other',
    ...(next && { onDone: next }),
  });
  return (
    <>
      <Button isPending={isPending} onPress={() => void send('Altona').catch(onThrown)}>
        Umbenennen
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

/** A dialog that renames something and stays open. */
function RenameDialog() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const { send, reset, isPending, errorAt, fieldErrors, failure } = useFormSend(save, {
    messages,
    otherwise: 'error.other',
    fields: ['name', 'note'],
    fieldErrorText: (key, field) => `${field}: ${key}`,
    check: () => ({ ...(name === '' && { name: 'Der Name fehlt.' }), ...(note.length > 3 && { note: 'Zu lang.' }) }),
    done: 'Umbenannt.',
    onDone,
  });
  return (
    <FormDialog
      title="Umbenennen"
      confirmLabel="Speichern"
      isPending={isPending}
      validationErrors={fieldErrors}
      failure={failure}
      onSubmit={() => send(name)}
      onClose={() => undefined}
    >
      <Button onPress={reset}>Verwerfen</Button>
      <TextField label="Name" name="name" value={name} onChange={setName} errorMessage={errorAt('name')} />
      <TextField label="Notiz" name="note" value={note} onChange={setNote} errorMessage={errorAt('note')} />
    </FormDialog>
  );
}

const rejectOnce = (...fields: readonly string[]) =>
  save.mockRejectedValueOnce(
    new ApiError({ kind: 'validation', status: 422, fieldErrors: fields.map((field) => ({ field, key: 'taken' })) }),
  );

const field = (name: string) => page.getByRole('textbox', { name });
const submit = () => page.getByRole('button', { name: 'Speichern' }).click();

beforeEach(async () => {
  save.mockReset();
  save.mockResolvedValue();
  onDone.mockReset();
  await openConnected(<RenameDialog />, createEnvelopeFetch());
});

test('what was entered is sent and its success announced', async () => {
  await field('Name').fill('Altona');
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(save.mock.calls).toEqual([['Altona']]);
  await expect.element(page.getByText('Umbenannt.')).toBeInTheDocument();
});

test('nothing is complained about before the first attempt', async () => {
  await field('Notiz').fill('abcd');
  expect(field('Notiz').element()).toBeValid();
});

test('an input that the check finds wrong is not sent', async () => {
  await submit();
  await expect.element(field('Name')).toHaveAccessibleDescription('Der Name fehlt.');
  await expect.element(field('Name')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('after an attempt fields are checked while they are edited', async () => {
  await submit();
  await field('Name').fill('Altona');
  await expect.element(field('Name')).toBeValid();
  await field('Notiz').fill('abcd');
  await expect.element(field('Notiz')).toHaveAccessibleDescription('Zu lang.');
});

test('once it is done, nothing is complained about until the next attempt', async () => {
  await field('Name').fill('Altona');
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  await field('Name').fill('');
  expect(field('Name').element()).toBeValid();
});

test('an error of a field is shown at the field', async () => {
  rejectOnce('name');
  await field('Name').fill('Altona');
  await submit();
  await expect.element(field('Name')).toHaveAccessibleDescription('name: taken');
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('an error of a field that the form does not have is shown above the fields', async () => {
  rejectOnce('name', 'owner');
  await field('Name').fill('Altona');
  await submit();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
  await expect.element(field('Name')).toHaveAccessibleDescription('name: taken');
});

test('any other error is shown above the fields in its own words', async () => {
  save.mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 409, errorKey: 'nameTaken' }));
  await field('Name').fill('Altona');
  await submit();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Den Namen gibt es schon.');
});

test('a rejected value that was edited is not complained about by an attempt that the check stops', async () => {
  rejectOnce('name');
  await field('Name').fill('Altona');
  await submit();
  await expect.element(field('Name')).toHaveAccessibleDescription('name: taken');
  await field('Name').fill('Ottensen');
  await field('Notiz').fill('abcd');
  await submit();
  await expect.element(field('Notiz')).toHaveAccessibleDescription('Zu lang.');
  await expect.element(field('Notiz')).toHaveFocus();
  expect(field('Name').element()).toBeValid();
});

test('a form that begins again complains about nothing', async () => {
  save.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 }));
  await field('Name').fill('Altona');
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await field('Name').fill('');
  expect(field('Name').element()).toBeValid();
});

test('the dialog waits while it is sent', async () => {
  let finish = () => {};
  save.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await field('Name').fill('Altona');
  await submit();
  await expect.element(page.getByRole('form', { name: 'Umbenennen' })).toHaveAttribute('aria-busy', 'true');
  finish();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test('a form that is on its way is not sent a second time', async () => {
  let finish = () => {};
  save.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await field('Name').fill('Altona');
  await submit();
  await expect.element(page.getByRole('form', { name: 'Umbenennen' })).toHaveAttribute('aria-busy', 'true');
  field('Name').element().closest('form')?.requestSubmit();
  finish();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(save.mock.calls).toEqual([['Altona']]);
});

test('a form that says nothing when it is done just ends', async () => {
  await cleanup();
  await openConnected(<RenameButton />, createEnvelopeFetch());
  const button = page.getByRole('button', { name: 'Umbenennen' });
  save.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 }));
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
  await button.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(button).not.toHaveAttribute('data-pending');
  expect(save).toHaveBeenCalledTimes(2);
});

test('an error thrown by what follows is not reported as a failed send', async () => {
  await cleanup();
  const broken = new Error('The next step is broken');
  const next = () => {
    throw broken;
  };
  await openConnected(<RenameButton next={next} />, createEnvelopeFetch());
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await expect.poll(() => onThrown.mock.calls).toEqual([[broken]]);
  await expect.element(page.getByRole('button', { name: 'Umbenennen' })).not.toHaveAttribute('data-pending');
  expect(page.getByRole('alert').elements()).toEqual([]);
});
