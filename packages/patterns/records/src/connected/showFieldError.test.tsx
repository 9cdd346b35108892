import '@resonanz/tokens/styles';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defineMessages } from '@resonanz/i18n/messages';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { useFieldErrorText } from '../fieldErrors/useFieldErrorText.ts';
import { openConnected } from './openConnected.fixture.tsx';
import { showFieldError } from './useServerErrors.ts';

const words = { 'error.other': 'Das geht nicht.', 'error.nameTaken': 'Den Namen gibt es schon.' };
const messages = defineMessages({ de: words, en: words });

/** A form whose name the server rejects. */
function NameForm({ errorKey }: { errorKey: string }) {
  const form = useForm({ defaultValues: { name: '' } });
  const show = showFieldError(form, useFieldErrorText(messages, 'error.other'));
  const { name } = form.formState.errors;
  return (
    <>
      <input aria-label="Name" aria-describedby="why" {...form.register('name')} />
      <p id="why">{name?.message}</p>
      <button type="button" onClick={() => show({ field: 'name', key: errorKey })}>
        Ablehnen
      </button>
    </>
  );
}

test.each([
  ['the words of the feature', 'nameTaken', 'Den Namen gibt es schon.'],
  ['the words of the rule', 'urlInvalid', /^Bitte geben Sie .*ein/],
  ['the fallback where the rule’s words need a value', 'textTooLong', 'Das geht nicht.'],
  ['the fallback where nobody has words', 'unheardOf', 'Das geht nicht.'],
])('an error of the server is shown at its field in %s', async (_words, errorKey, text) => {
  await openConnected(<NameForm errorKey={errorKey} />, createEnvelopeFetch());
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(text);
});
