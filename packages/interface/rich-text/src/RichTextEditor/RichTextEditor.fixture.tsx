import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { shared } from '@resonanz/stories/words';
import { demoLabels } from './demoLabels.fixture.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

type Props = Partial<ComponentProps<typeof RichTextEditor>>;

/** The placeholders of the tests. */
export const variables = [{ name: 'firstName', label: shared.firstName }];

/** An editor called "Nachricht". */
export const editor = (props: Props = {}) => (
  <RichTextEditor label={shared.message} labels={demoLabels} variables={variables} {...props} />
);

/** Draws the editor and waits until it can be written in. */
export async function open(props: Props = {}) {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(editor({ onChange, ...props }));
  const text = screen.getByRole('textbox', { name: shared.message });
  await expect.element(text).toHaveAttribute('contenteditable', 'true');
  return { onChange, screen, text };
}

/** What the browser does on Ctrl+V; the clipboard of a test can't hold HTML of its own. */
export function paste(element: Element, data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
