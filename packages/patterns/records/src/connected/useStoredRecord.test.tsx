import '@resonanz/tokens/styles';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@resonanz/api-client/errors';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { openConnected } from './openConnected.fixture.tsx';
import { useServerErrors, useStoredRecord } from './useServerErrors.ts';

const stored = { name: 'Hamburg', query: '?city=Hamburg' };
const theirs = { name: 'Altona', query: '?city=Altona' };

const save = vi.fn<(values: typeof stored) => Promise<void>>();

/** A form of a search that another user may have changed meanwhile. */
function SearchForm() {
  const form = useForm({ defaultValues: stored });
  const errors = useServerErrors(form, { fields: ['name', 'query'], say: (key) => `Fehler: ${key}` });
  const { read, stale, error } = useStoredRecord(form, errors, {
    stored,
    valuesOf: (values) => values,
    onRead: () => Promise.resolve(theirs),
  });
  const { name, query } = form.formState.errors;
  // Both are distinguished when a record is read again.
  void form.formState.dirtyFields;
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => errors.attempt(() => save(values)))(event)}>
      {stale && <StaleNotice {...stale} />}
      {error !== undefined && <p role="alert">Nicht gespeichert</p>}
      <p>{`Gelesen: ${read.name}`}</p>
      <input aria-label="Name" {...form.register('name')} />
      <p>{name?.message}</p>
      <input aria-label="Suche" {...form.register('query')} />
      <p>{query?.message}</p>
      <button type="submit">Speichern</button>
    </form>
  );
}

beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue();
});

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

async function saveAs(name: string) {
  await openConnected(<SearchForm />, createEnvelopeFetch());
  await field('Name').fill(name);
  await press('Speichern');
}

test('what is entered is sent, and nothing is complained about', async () => {
  await saveAs('Eimsbüttel');
  await expect.poll(() => save.mock.calls).toEqual([[{ name: 'Eimsbüttel', query: '?city=Hamburg' }]]);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('an error of a field is said at the field, every other above the form', async () => {
  const fieldErrors = [{ field: 'name', key: 'textTooLong' }];
  save.mockRejectedValueOnce(new ApiError({ kind: 'validation', status: 422, fieldErrors }));
  await saveAs('Eimsbüttel');
  await expect.element(page.getByText('Fehler: textTooLong')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  save.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 }));
  await field('Name').fill('Eppendorf');
  await press('Speichern');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nicht gespeichert');
});

test.each([
  ['their values are read', 'Neu laden', 'Altona'],
  ['what was entered stays over theirs', 'Meine Eingaben behalten', 'Eimsbüttel'],
])('a change by another user is named, and %s', async (_what, choice, name) => {
  const data = { name: 'Emre Aksoy', at: '2026-05-04T14:30:00.000Z' };
  save.mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 409, errorKey: 'changedMeanwhile', data }));
  await saveAs('Eimsbüttel');
  await expect.element(page.getByText('Wurde inzwischen von Emre Aksoy geändert')).toBeVisible();
  await press(choice);
  await expect.element(page.getByText('Gelesen: Altona')).toBeVisible();
  await expect.element(field('Name')).toHaveValue(name);
  await expect.element(field('Suche')).toHaveValue('?city=Altona');
  expect(page.getByRole('alert').elements()).toEqual([]);
});
