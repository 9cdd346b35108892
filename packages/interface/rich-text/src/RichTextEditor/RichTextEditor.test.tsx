import '@resonanz/tokens/styles';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '@resonanz/ui/Form';
import { editor, open, paste, variables } from './RichTextEditor.fixture.tsx';
import type { RichTextEditorHandle } from './useRichText.ts';

test('the editor conforms', async () => {
  await expectConformance(editor({ defaultValue: '<p>Guten Tag</p>' }), { role: 'textbox', name: 'Nachricht' });
});

test('nothing can be pasted into a text that is only read, and its links open beside the form', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(
    editor({ onChange, isReadOnly: true, defaultValue: '<p><a href="https://resonanz.example/">Seite</a></p>' }),
  );
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'false');
  paste(text.element(), { 'text/plain': 'mehr' });
  await expect.element(screen.getByRole('link', { name: 'Seite' })).toHaveAttribute('target', '_blank');
  await expect.element(text).toHaveTextContent('Seite');
  expect(onChange).not.toHaveBeenCalled();
});

test('a disabled editor is drawn without an editor, and wakes up with its placeholders', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const props = { onChange, name: 'body', defaultValue: '<p>Hallo {{firstName}}</p>' };
  const inForm = (isDisabled: boolean) => <Form aria-label="E-Mail">{editor({ ...props, isDisabled })}</Form>;
  const screen = await render(inForm(false));
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}!');
  await screen.rerender(inForm(true));
  await expect.element(text).toHaveAttribute('aria-disabled', 'true');
  await expect.element(text).toHaveTextContent('Hallo Vorname!');
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).has('body')).toBe(false);
  await screen.rerender(inForm(false));
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await expect.element(text).toHaveTextContent('Hallo Vorname!');
  await text.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveTextContent('Hallo Vorname');
  expect(onChange).toHaveBeenLastCalledWith('<p>Hallo {{firstName}}</p>');
});

test('placeholders that become known later become chips, and their labels follow', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const value = '<p>Hallo {{firstName}}</p>';
  const screen = await render(editor({ value, onChange, variables: [] }));
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await expect.element(text).toHaveTextContent('Hallo {{firstName}}');
  await screen.rerender(editor({ value, onChange, variables }));
  await expect.element(text).toHaveTextContent('Hallo Vorname');
  await screen.rerender(editor({ value, onChange, variables: [{ name: 'firstName', label: 'First name' }] }));
  await expect.element(text).toHaveTextContent('Hallo First name');
  expect(onChange).not.toHaveBeenCalled();
});

test('a hostile value does nothing', async () => {
  const { text } = await open({
    value:
      '<p onclick="window.hit=1">a<img src=x onerror="window.hit=1"></p><a href="javascript:window.hit=1">b</a><svg><script>window.hit=1</script></svg>',
  });
  expect(text.element().innerHTML).toBe('<p>a</p><p>b</p>');
  expect('hit' in window).toBe(false);
});

test('a value from elsewhere leaves the caret where it is', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(editor({ value: '<p>Eins</p><p>Zwei</p>', onChange }));
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await screen.getByText('Zwei').click();
  await userEvent.keyboard('{End}');
  await screen.rerender(editor({ value: '<p>Eins und mehr</p><p>Neu</p><p>Zwei</p>', onChange }));
  await expect.element(text).toHaveTextContent('Eins und mehrNeuZwei');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('!');
  expect(onChange).toHaveBeenLastCalledWith('<p>Eins und mehr</p><p>Neu</p><p>Zwei!</p>');
});

test('an owner that holds the value sees every change and can empty it', async () => {
  function Owner() {
    const [value, setValue] = useState('');
    return (
      <>
        {editor({ value, onChange: setValue })}
        <button type="button" onClick={() => setValue('')}>
          Leeren
        </button>
        <output>{value}</output>
      </>
    );
  }
  const screen = await render(<Owner />);
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await userEvent.keyboard('Guten Tag');
  await expect.element(screen.getByRole('status')).toHaveTextContent('<p>Guten Tag</p>');
  await screen.getByRole('button', { name: 'Leeren' }).click();
  await expect.element(text).toHaveTextContent('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test('a form sends the text by its name and can be reset', async () => {
  const screen = await render(
    <Form aria-label="E-Mail">
      {editor({ name: 'body', defaultValue: '<p>Anfang</p>' })}
      <button type="reset">Zurück</button>
    </Form>,
  );
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  const body = () => new FormData(screen.getByRole('form').element() as HTMLFormElement).get('body');
  expect(body()).toBe('<p>Anfang</p>');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}Neu');
  await expect.poll(body).toBe('<p>Neu</p>');
  await screen.getByRole('button', { name: 'Zurück' }).click();
  await expect.poll(body).toBe('<p>Anfang</p>');
  await expect.element(text).toHaveTextContent('Anfang');
});

test('Enter in the panel sets the link and sends no form', async () => {
  const onSubmit = vi.fn<() => void>();
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(
    <Form aria-label="E-Mail" onSubmit={onSubmit}>
      {editor({ onChange, defaultValue: '<p>hier</p>' })}
    </Form>,
  );
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await expect.element(screen.getByRole('textbox', { name: 'Adresse' })).toHaveFocus();
  await userEvent.keyboard('lena@example.com{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p><a href="mailto:lena@example.com">hier</a></p>');
  await expect.element(text).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the panel of the link and leads back into the text', async () => {
  const { screen, text } = await open();
  await text.click();
  await screen.getByRole('button', { name: 'Link einfügen' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Link einfügen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
});

test('undo and redo say when there is nothing to do, and keep the focus', async () => {
  const { screen, text } = await open();
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await text.click();
  await userEvent.keyboard('Hallo');
  await expect.element(undo).not.toHaveAttribute('aria-disabled');
  await undo.click();
  await expect.element(text).toHaveTextContent('');
  await expect.element(text).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Wiederholen' })).not.toHaveAttribute('aria-disabled');
});

test('a placeholder is deleted as a whole', async () => {
  const { onChange, text } = await open({ defaultValue: '<p>Hallo {{firstName}}</p>' });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}!{ArrowLeft}{Backspace}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>Hallo !</p>');
});

test('a server error stands at the field until the text changes', async () => {
  const screen = await render(
    <Form aria-label="E-Mail" validationErrors={{ body: 'Der Text ist zu kurz.' }}>
      {editor({ name: 'body', defaultValue: '<p>Hallo</p>' })}
    </Form>,
  );
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAccessibleDescription('Der Text ist zu kurz.');
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('x');
  await expect.element(text).not.toHaveAttribute('aria-invalid');
  await expect.element(text).toHaveAccessibleDescription('');
});

test('on a German keyboard of Windows the keys of headings make headings', async () => {
  const { onChange, text } = await open({ defaultValue: '<p>Ablauf</p>' });
  await text.click();
  text.element().dispatchEvent(
    new KeyboardEvent('keydown', {
      key: '"',
      code: 'Digit2',
      keyCode: 50,
      ctrlKey: true,
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    }),
  );
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<h2>Ablauf</h2>');
});

test('in forced colours a switch that is on, a chip and an error keep an edge', async () => {
  const { screen, text } = await open({
    defaultValue: '<p><strong>Hallo {{firstName}}</strong></p>',
    errorMessage: 'Zu kurz.',
  });
  await text.click();
  const bold = screen.getByRole('button', { name: 'Fett' });
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  const send = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const chip = () => getComputedStyle(screen.getByText('Vorname').element()).borderTopColor;
  const before = chip();
  await send('active');
  try {
    expect(getComputedStyle(bold.element()).outlineStyle).toBe('solid');
    expect(chip()).not.toBe(before);
    expect(chip()).toBe(getComputedStyle(text.element()).color);
    expect(getComputedStyle(text.element().closest('[data-invalid]') as Element).borderTopStyle).toBe('solid');
  } finally {
    await send('none');
  }
});

test('Tab leaves the text, also out of a list', async () => {
  const { onChange, text } = await open({ defaultValue: '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>' });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Tab}');
  expect(text.element()).not.toBe(document.activeElement);
  expect(onChange).not.toHaveBeenCalled();
});

test('ten thousand characters are written in without delay to the owner', async () => {
  const value = `<p>${'Herbstleuchten '.repeat(670)}</p>`;
  const { onChange, text } = await open({ defaultValue: value, characterLimit: 10_000 });
  await text.click();
  await userEvent.keyboard('x');
  expect(onChange).toHaveBeenCalledOnce();
});

test('the caret is put into the text from outside', async () => {
  const handle: { current: RichTextEditorHandle | null } = { current: null };
  const { text } = await open({ ref: handle });
  handle.current?.focus();
  await expect.element(text).toHaveFocus();
});

test('the server draws the sanitised text, and the page wakes up without a mismatch', async () => {
  const element = editor({ name: 'body', defaultValue: '<p>Hallo {{firstName}}<script>1</script></p>' });
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  expect(host.querySelector('[role=textbox]')?.textContent).toBe('Hallo Vorname');
  expect(host.querySelector('script')).toBeNull();
  const mistakes: unknown[] = [];
  const root = hydrateRoot(host, element, { onRecoverableError: (error) => mistakes.push(error) });
  await expect.poll(() => host.querySelector('[contenteditable=true]')?.textContent).toBe('Hallo Vorname');
  expect(mistakes).toEqual([]);
  root.unmount();
  host.remove();
});
