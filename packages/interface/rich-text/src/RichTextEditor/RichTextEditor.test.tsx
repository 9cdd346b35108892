import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '@resonanz/ui/Form';
import { type ComponentProps, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { demoLabels } from './demoLabels.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorHandle } from './useRichText.ts';

type Props = Partial<ComponentProps<typeof RichTextEditor>>;
const variables = [{ name: 'firstName', label: 'Vorname' }];
const editor = (props: Props = {}) => <RichTextEditor label="Nachricht" labels={demoLabels} variables={variables} {...props} />;

async function open(props: Props = {}) {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(editor({ onChange, ...props }));
  const text = screen.getByRole('textbox', { name: 'Nachricht' });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  return { onChange, screen, text };
}

/** What the browser does on Ctrl+V; the clipboard of a test can't hold HTML of its own. */
function paste(element: Element, data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('the editor conforms', async () => {
  await expectConformance(editor({ defaultValue: '<p>Guten Tag</p>' }), { role: 'textbox', name: 'Nachricht' });
});

test.each([
  ['Word', "<html xmlns:o='urn:x'><head><style>p{color:red}</style></head><body><p class=MsoNormal style='margin:0cm'><b><span style='font-size:14pt;color:red'>Ablauf</span></b><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><!--[endif]-->Dreh</p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span>Ort</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Freigabe</p></body></html>", '<p><strong>Ablauf</strong></p><ul><li><p>Dreh</p><ol><li><p>Ort</p></li></ol></li><li><p>Freigabe</p></li></ul>'],
  ['Google Docs', '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:700">Briefing</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">fett</span><span style="font-weight:400"> und </span><span style="font-style:italic">kursiv</span> <a href="https://example.com/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Link</span></a></p></b>', '<h2>Briefing</h2><p><strong>fett</strong> und <em>kursiv</em> <a href="https://example.com/">Link</a></p>'],
  ['a hostile page', '<p onclick="window.hit=1">a</p><script>window.hit=1</script><img src=x onerror="window.hit=1"><svg onload="window.hit=1"><style><img src=x onerror="window.hit=1"></style></svg><a href="javascript:window.hit=1">b</a><a href="data:text/html,x">c</a><iframe srcdoc="<script>parent.hit=1</script>"></iframe><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">', '<p>a</p><p>bc</p>'],
  ['a template', '<p>Hallo {{firstName}} und {{other}}</p>', '<p>Hallo {{firstName}} und {{other}}</p>'],
])('what is pasted from %s is clean', async (_source, html, clean) => {
  const { onChange, text } = await open();
  await text.click();
  paste(text.element(), { 'text/html': html, 'text/plain': 'x' });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(clean);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect('hit' in window).toBe(false);
  expect(text.element().querySelector('script, svg, iframe, math, [onclick], [onerror], [style]')).toBeNull();
});

test('plain text stays plain', async () => {
  const { onChange, text } = await open();
  await text.click();
  paste(text.element(), { 'text/plain': 'Erste <b>Zeile</b>\n\nZweite {{firstName}}' });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>Erste &lt;b&gt;Zeile&lt;/b&gt;</p><p>Zweite {{firstName}}</p>');
  await expect.element(text).toHaveTextContent('Erste <b>Zeile</b>Zweite Vorname');
});

test('a hostile value does nothing', async () => {
  const { text } = await open({ value: '<p onclick="window.hit=1">a<img src=x onerror="window.hit=1"></p><a href="javascript:window.hit=1">b</a><svg><script>window.hit=1</script></svg>' });
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
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}{Backspace}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>Hallo</p>');
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
