import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnForms } from './drawnForms.ts';
import { rememberPresses } from './drawnPresses.ts';

const DRAWN =
  '<form><input name="username" aria-label="E-Mail" value=""><input name="password" type="password" aria-label="Passwort"></form>';

let place: HTMLElement;
let root: Root | undefined;

function Form() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <input
        name="username"
        aria-label="E-Mail"
        autoFocus
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <input
        name="password"
        type="password"
        aria-label="Passwort"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <output>{`${email}/${password.length}`}</output>
    </form>
  );
}

beforeEach(() => {
  place = document.createElement('div');
  place.dataset['drawn'] = 'first';
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

describe('what is no field of text', () => {
  const words = {
    de: { settings: 'Einstellungen', imprint: 'Impressum' },
    en: { settings: 'Settings', imprint: 'Imprint' },
  } as const;

  function Controls({ onPress, onSend }: { onPress: () => void; onSend?: ((email: string) => void) | undefined }) {
    const [language, setLanguage] = useState<'de' | 'en'>('de');
    const [email, setEmail] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend?.(email);
        }}
      >
        {(['de', 'en'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="own"
              value={each}
              checked={language === each}
              onChange={() => setLanguage(each)}
            />
            {each}
          </label>
        ))}
        <button type="button" onClick={onPress}>
          {words[language].settings}
        </button>
        <input name="email" aria-label="E-Mail" value={email} onChange={({ target }) => setEmail(target.value)} />
        <button type="submit">Anmelden</button>
        <a href="#top">{words[language].imprint}</a>
        <a href="#bottom">{words[language].imprint}</a>
      </form>
    );
  }

  function comeWith(onPress: () => void, onSend?: (email: string) => void) {
    place.innerHTML =
      '<form><label><input type="radio" name="drawn" value="de" checked>de</label><label><input type="radio" name="drawn" value="en">en</label>' +
      '<button type="button">Einstellungen</button><input name="email" aria-label="E-Mail"><button type="button" data-sends="">Anmelden</button>' +
      '<a href="#top">Impressum</a><a href="#bottom">Impressum</a></form>';
    const forms = drawnForms(place);
    return () => {
      root = createRoot(place);
      flushSync(() => root?.render(<Controls onPress={onPress} onSend={onSend} />));
      forms.handOver();
    };
  }

  test('a language that was chosen stays chosen, with the focus', async () => {
    const come = comeWith(() => {});
    await page.getByRole('radio', { name: 'en' }).click();
    come();
    await expect.element(page.getByRole('radio', { name: 'en' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'en' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  });

  test('a button that was pressed does what it says as soon as it can, also when the words change', async () => {
    const onPress = vi.fn<() => void>();
    const come = comeWith(onPress);
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'en' }).click();
    expect(onPress).not.toHaveBeenCalled();
    come();
    expect(onPress).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['counts when it ends there', {}, (button: HTMLElement) => button, 'pointerup', 1],
    ['is none when it ends elsewhere', {}, () => document.body, 'pointerup', 0],
    ['is none when it is called off', {}, (button: HTMLElement) => button, 'pointercancel', 0],
    [
      'is none with a key that asks for another tab',
      { ctrlKey: true },
      (button: HTMLElement) => button,
      'pointerup',
      0,
    ],
    ['is none of a second finger', { isPrimary: false }, (button: HTMLElement) => button, 'pointerup', 0],
  ] as const)('a press that is held down while the app comes %s', async (_what, how, where, end, times) => {
    const onPress = vi.fn<() => void>();
    const come = comeWith(onPress);
    const press = (target: Element, type: string) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, isPrimary: true, ...how }));
    press(page.getByRole('button', { name: 'Einstellungen' }).element(), 'pointerdown');
    come();
    const own = page.getByRole('button', { name: 'Einstellungen' }).element() as HTMLElement;
    press(where(own), end);
    press(own, 'pointerup');
    expect(onPress).toHaveBeenCalledTimes(times);
  });

  test('a press that is held down counts on a control that the app draws later than the rest', async () => {
    const onPress = vi.fn<() => void>();
    place.innerHTML = '<button type="button">Einstellungen</button>';
    const forms = drawnForms(place);
    const press = (target: Element, type: string) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, isPrimary: true }));
    press(page.getByRole('button', { name: 'Einstellungen' }).element(), 'pointerdown');
    root = createRoot(place);
    flushSync(() => root?.render(<p>…</p>));
    forms.handOver();
    flushSync(() => root?.render(<Controls onPress={onPress} />));
    press(page.getByRole('button', { name: 'Einstellungen' }).element(), 'pointerup');
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('what a second finger does leaves alone the press of the first', () => {
    const onPress = vi.fn<() => void>();
    const come = comeWith(onPress);
    const touch = (target: Element, type: string, isPrimary: boolean) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, isPrimary }));
    touch(page.getByRole('button', { name: 'Einstellungen' }).element(), 'pointerdown', true);
    touch(document.body, 'pointerdown', false);
    touch(document.body, 'pointerup', false);
    come();
    touch(document.body, 'pointerup', false);
    expect(onPress).not.toHaveBeenCalled();
    touch(page.getByRole('button', { name: 'Einstellungen' }).element(), 'pointerup', true);
    expect(onPress).toHaveBeenCalledOnce();
  });

  test.each([
    ['a press', async () => page.getByRole('button', { name: 'Anmelden' }).click()],
    ['Enter', async () => userEvent.keyboard('{Enter}')],
  ])('what %s was to send is sent once, with all that was typed, as soon as the app can', async (_name, ask) => {
    const onSend = vi.fn<(email: string) => void>();
    const come = comeWith(() => {}, onSend);
    await page.getByLabelText('E-Mail').fill('lena@example.de');
    await ask();
    await page.getByLabelText('E-Mail').fill('lena@example.com');
    await ask();
    expect(onSend).not.toHaveBeenCalled();
    come();
    await expect.poll(() => onSend.mock.calls).toEqual([['lena@example.com']]);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  test('what was pressed before this code was fetched counts too', async () => {
    const onPress = vi.fn<() => void>();
    rememberPresses();
    place.innerHTML = '<form><button type="button">Einstellungen</button></form>';
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const forms = drawnForms(place);
    root = createRoot(place);
    flushSync(() => root?.render(<Controls onPress={onPress} />));
    forms.handOver();
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('an Enter that chooses a language sends nothing', async () => {
    const onSend = vi.fn<(email: string) => void>();
    const come = comeWith(() => {}, onSend);
    await page.getByRole('radio', { name: 'en' }).click();
    await userEvent.keyboard('{Enter}');
    come();
    await expect.element(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('of links with the same words the one that had the focus has it again', async () => {
    const come = comeWith(() => {});
    place.querySelector<HTMLElement>('[href="#bottom"]')?.focus();
    come();
    await expect.element(page.getByRole('link', { name: 'Impressum' }).nth(1)).toHaveFocus();
  });
});
