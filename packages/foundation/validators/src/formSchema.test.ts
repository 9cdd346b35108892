import { expect, test } from 'vitest';
import { email } from './email.ts';
import { fieldIssue, formSchema } from './formSchema.ts';
import { inLanguage } from './messages.ts';

interface Entered {
  readonly email: string;
  readonly note: string;
}

const rules = formSchema<Entered>((values) => [
  ...fieldIssue(inLanguage(email, 'de'), ['email'], values.email),
  ...(values.note === '' ? [{ path: ['note'], message: 'Bitte eine Notiz eingeben.' }] : []),
]);

const validate = (values: Entered) => rules['~standard'].validate(values);

test('right values are given back as they were entered', () => {
  const entered = { email: 'Anna@Beispiel.de', note: ' kurz ' };
  const result = validate(entered);
  expect('value' in result && result.value).toBe(entered);
});

test('every error comes with its field and a sentence, in the order of the rules', () => {
  expect(validate({ email: 'anna', note: '' }).issues).toEqual([
    { path: ['email'], message: expect.stringMatching(/E-Mail/) },
    { path: ['note'], message: 'Bitte eine Notiz eingeben.' },
  ]);
});

test('a field gets its first error alone, in the language of the page', () => {
  expect(fieldIssue(inLanguage(email, 'en'), ['contacts', 0, 'email'], 'anna')).toEqual([
    { path: ['contacts', 0, 'email'], message: expect.stringMatching(/e-mail/i) },
  ]);
  expect(fieldIssue(inLanguage(email, 'en'), ['email'], 'anna@beispiel.de')).toEqual([]);
});
