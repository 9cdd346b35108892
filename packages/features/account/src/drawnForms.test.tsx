import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnForms } from './drawnForms.ts';

const DRAWN = '<form><input name="username" aria-label="E-Mail" value=""><input name="password" type="password" aria-label="Passwort"></form>';

let place: HTMLElement;
let root: Root | undefined;

function Form() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <input name="username" aria-label="E-Mail" autoFocus value={email} onChange={({ target }) => setEmail(target.value)} />
      <input name="password" type="password" aria-label="Passwort" value={password} onChange={({ target }) => setPassword(target.value)} />
      <output>{`${email}/${password.length}`}</output>
    </form>
  );
}

beforeEach(() => {
  place = document.createElement('div');
  place.innerHTML = DRAWN;
  document.body.append(place);
});
afterEach(() => {
  root?.unmount();
  place.remove();
});

function takeOver() {
  const forms = drawnForms(place);
  return () => {
    root = createRoot(place);
    flushSync(() => root?.render(<Form />));
    forms.handOver();
  };
}

test('what was typed before the app was there, the focus and the caret are in its form', async () => {
  const come = takeOver();
  await page.getByLabelText('Passwort').fill('geheim');
  await page.getByLabelText('E-Mail').fill('lena@example.de');
  (page.getByLabelText('E-Mail').element() as HTMLInputElement).setSelectionRange(4, 4);
  come();
  await expect.element(page.getByText('lena@example.de/6')).toBeVisible();
  await expect.element(page.getByLabelText('E-Mail')).toHaveFocus();
  await userEvent.keyboard('X');
  await expect.element(page.getByLabelText('E-Mail')).toHaveValue('lenaX@example.de');
});

test('the field that the app would begin with does not take the focus from another one', async () => {
  const come = takeOver();
  await page.getByLabelText('Passwort').fill('geh');
  come();
  await expect.element(page.getByLabelText('Passwort')).toHaveFocus();
  await userEvent.keyboard('eim');
  await expect.element(page.getByText('/6')).toBeVisible();
});

test('nothing typed, nothing handed over, and no second time', async () => {
  const forms = drawnForms(place);
  root = createRoot(place);
  flushSync(() => root?.render(<Form />));
  forms.handOver();
  await expect.element(page.getByText('/0')).toBeVisible();
  await page.getByLabelText('E-Mail').fill('a@b.de');
  forms.handOver();
  await expect.element(page.getByLabelText('E-Mail')).toHaveValue('a@b.de');
});
