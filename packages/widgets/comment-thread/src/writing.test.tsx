import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import type { CommentItem } from './comment.ts';
import { now, thread } from './comments.fixture.ts';
import { CommentThread } from './CommentThread.tsx';
import { field, items, list, send, view } from './threadView.fixture.tsx';

beforeEach(() => page.viewport(1000, 900));

test('a controlled draft outlives the thread, and is gone once it has arrived', async () => {
  function Page() {
    const [draft, setDraft] = useState('');
    const [isShown, setShown] = useState(true);
    return (
      <LanguageProvider language="en">
        <button type="button" onClick={() => setShown(!isShown)}>
          Toggle
        </button>
        {isShown && (
          <CommentThread comments={thread} now={now} onSend={async () => {}} draft={draft} onDraftChange={setDraft} />
        )}
      </LanguageProvider>
    );
  }
  await render(<Page />);
  await field().fill('Half a thought');
  const toggle = page.getByRole('button', { name: 'Toggle' });
  await toggle.click();
  await toggle.click();
  await expect.element(field()).toHaveValue('Half a thought');
  await send().click();
  await expect.element(field()).toHaveValue('');
  await toggle.click();
  await toggle.click();
  await expect.element(field()).toHaveValue('');
});

describe('writing', () => {
  test('needs words, and sends them without the space around them', async () => {
    const onSend = vi.fn<(text: string) => Promise<void>>(async () => {});
    await render(view({ onSend }));
    await expect.element(send()).toBeDisabled();
    await field().fill(' \n ');
    await expect.element(send()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await field().fill('  Passt so.\n');
    await send().click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    expect(onSend.mock.calls).toEqual([['Passt so.']]);
  });

  test.each(['Control', 'Meta'])('%s + Enter sends, Enter alone begins a line', async (key) => {
    const onSend = vi.fn<(text: string) => Promise<void>>(async () => {});
    await render(view({ onSend }));
    await field().click();
    await userEvent.keyboard(`a{Enter}b{${key}>}{Enter}{/${key}}`);
    await expect.element(field()).toHaveValue('');
    expect(onSend.mock.calls).toEqual([['a\nb']]);
  });

  test('counts characters, and more than the limit are not sent', async () => {
    await render(view({ characterLimit: 10 }));
    await field().fill('0123456789');
    await expect.element(page.getByText('10 of 10 characters').first()).toBeVisible();
    await expect.element(send()).toBeEnabled();
    await field().fill('0123456789a');
    await expect.element(send()).toBeDisabled();
    await expect.element(field()).toBeInvalid();
  });

  test('while it is sent the text waits, and is not sent twice', async () => {
    let arrive: (() => void) | undefined;
    const onSend = vi.fn<(text: string) => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    await render(view({ onSend }));
    await field().fill('Gern.');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await send().click({ force: true });
    await expect.element(send()).toHaveAttribute('aria-busy', 'true');
    await expect.element(field()).toHaveAttribute('readonly');
    expect(onSend).toHaveBeenCalledOnce();
    arrive?.();
    await expect.element(field()).toHaveValue('');
  });

  test('a failure keeps the text and offers another attempt', async () => {
    const onSend = vi.fn<(text: string) => Promise<void>>(async () => {});
    onSend.mockRejectedValueOnce(new Error('offline'));
    await render(view({ onSend }));
    await field().fill('Gern.');
    await send().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your comment could not be sent\./);
    await expect.element(field()).toHaveValue('Gern.');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(onSend.mock.calls).toEqual([['Gern.'], ['Gern.']]);
  });
});

test('markup is explained at the field and not sent; signs of everyday text are none', async () => {
  const onSend = vi.fn<() => Promise<void>>().mockResolvedValue();
  await render(
    <LanguageProvider language="de">
      <CommentThread comments={thread} now={now} onSend={onSend} />
    </LanguageProvider>,
  );
  const field = page.getByRole('textbox');
  await field.fill('Bitte <b>fett</b>');
  await expect
    .element(page.getByText(/^Kommentare sind reiner Text: Bitte entfernen Sie HTML-Tags wie <b>/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Senden' })).toBeDisabled();
  await field.fill('R&D < 500 € & ohne');
  await expect.element(page.getByText(/^Kommentare sind reiner Text/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
});

describe('own comments', () => {
  const edit = () => page.getByRole('button', { name: /^Edit comment/ });
  const remove = () => page.getByRole('button', { name: /^Delete comment/ });
  const editor = () => page.getByRole('textbox', { name: 'Edit comment' });

  test('can be changed and deleted where the thread offers it, those of others never', async () => {
    const screen = await render(view());
    expect([edit().elements(), remove().elements()]).toEqual([[], []]);
    await screen.rerender(view({ onEdit: async () => {}, onDelete: async () => {} }));
    expect([edit().elements().length, remove().elements().length]).toEqual([2, 2]);
    await expect.element(items().last().getByText('Katharina Bergmann')).toBeVisible();
    expect(items().last().getByRole('button').elements()).toHaveLength(0);
  });

  test('a change is sent, and a failure keeps it', async () => {
    const onEdit = vi.fn<(comment: CommentItem, text: string) => Promise<void>>(async () => {});
    onEdit.mockRejectedValueOnce(new Error('offline'));
    await render(view({ onEdit }));
    await edit().first().click();
    await editor().fill(' Danke, sie passt. ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your change could not be saved. Please try again.');
    await expect.element(editor()).toHaveValue(' Danke, sie passt. ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(editor()).not.toBeInTheDocument();
    await expect.element(edit().first()).toHaveFocus();
    expect(onEdit.mock.calls).toEqual([
      [thread[1], 'Danke, sie passt.'],
      [thread[1], 'Danke, sie passt.'],
    ]);
  });

  test('a deletion is confirmed first, and the focus stays in the thread', async () => {
    const onDelete = vi.fn<(comment: CommentItem) => Promise<void>>(async () => {});
    function Deleting() {
      const [comments, setComments] = useState(thread);
      return (
        <LanguageProvider language="en">
          <CommentThread
            comments={comments}
            now={now}
            onDelete={async (comment) => {
              await onDelete(comment);
              setComments(comments.filter((each) => each !== comment));
            }}
          />
        </LanguageProvider>
      );
    }
    await render(<Deleting />);
    await remove().first().click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect.element(question).toHaveAccessibleDescription('You want to delete this comment.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(onDelete).not.toHaveBeenCalled();
    onDelete.mockRejectedValueOnce(new Error('offline'));
    await remove().first().click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your comment could not be deleted. Please try again.');
    await remove().first().click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => items().elements()).toHaveLength(4);
    await expect.poll(() => list().element().contains(document.activeElement)).toBe(true);
  });
});
