import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import type { CommentItem } from './comment.ts';
import { incoming, manyComments, now, own, thread } from './comments.fixture.ts';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';

type Writable = Omit<Extract<CommentThreadProps, { onSend: NonNullable<unknown> }>, 'readOnlyReason'>;

const view = (props: Partial<Writable> = {}, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <CommentThread comments={thread} now={now} onSend={async () => {}} {...props} />
  </LanguageProvider>
);
const items = () => page.getByRole('listitem');
const list = () => page.getByRole('group', { name: 'Comments' });
const field = () => page.getByRole('textbox', { name: 'Your comment' });
const send = () => page.getByRole('button', { name: 'Send', exact: true });
const isAtEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = list().element();
  return scrollHeight - scrollTop - clientHeight < 2;
};
beforeEach(() => page.viewport(1000, 900));

test('conforms in both languages', async () => {
  await expectConformance(view({}, 'de'), { role: 'region', name: 'Kommentare' });
  await expectConformance(view({}), { role: 'region', name: 'Comments' });
});

test('a comment that is kept outside outlives the thread, and is gone once it has arrived', async () => {
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

describe('a comment', () => {
  test('may have rights that do not go with who wrote it: an old one stays as it is, an admin deletes those of others', async () => {
    const old: CommentItem = {
      id: 1,
      author: 'Katharina Bergmann',
      side: 'agency',
      text: 'Written long ago.',
      createdAt: '2026-01-02T08:00:00Z',
      isOwn: true,
      mayEdit: false,
    };
    const other: CommentItem = {
      ...old,
      id: 2,
      author: 'Jonas Reuter',
      text: 'From a colleague.',
      isOwn: false,
      mayDelete: true,
    };
    await render(view({ comments: [old, other], onEdit: async () => {}, onDelete: async () => {} }));
    for (const text of [old.text, other.text])
      await expect.element(page.getByRole('button', { name: `Delete comment: ${text}` })).toBeVisible();
    expect(page.getByRole('button', { name: /^Edit comment/ }).elements()).toHaveLength(0);
  });

  test('says who wrote it, from which side and how long ago; the whole date is the tooltip', async () => {
    await render(view());
    const last = items().last();
    for (const text of ['Katharina Bergmann', 'Agency', 'Kampagnenmanagerin', '12 minutes ago'])
      await expect.element(last.getByText(text)).toBeVisible();
    const time = last.getByText('12 minutes ago');
    await expect.element(time).toHaveAttribute('title', '2026-10-12 10:48');
    await expect.element(time).toHaveAttribute('datetime', '2026-10-12T08:48:00Z');
    await expect.element(items().nth(1).getByText('Brand', { exact: true })).toBeVisible();
    await expect.element(items().nth(2).getByText('edited')).toBeVisible();
  });

  test('tells its age in German, after a day by the date', async () => {
    await render(view({}, 'de'));
    await expect.element(items().last().getByText('vor 12 Minuten')).toBeVisible();
    await expect.element(items().nth(1).getByText('10.10.2026')).toBeVisible();
  });

  test('keeps its lines and shows markup as text', async () => {
    await render(view({ comments: [incoming(1, 'Erste Zeile\nzweite <img src=x onerror=alert(1)>')] }));
    const text = items().getByText(/^Erste Zeile/);
    expect((text.element() as HTMLElement).innerText).toBe('Erste Zeile\nzweite <img src=x onerror=alert(1)>');
    expect(items().element().querySelectorAll('img')).toHaveLength(0);
  });

  test('links https addresses alone, without the signs of the sentence', async () => {
    await render(
      view({
        comments: [incoming(1, 'Siehe https://resonanz.example/a_(1). Nicht javascript:alert(1) und http://x.example')],
      }),
    );
    const links = items().getByRole('link').elements();
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual([['https://resonanz.example/a_(1)', '_blank', 'noopener noreferrer']]);
  });
});

test('days are divided: today, yesterday, the date', async () => {
  await render(view());
  const days = items()
    .elements()
    .map((item) => [...item.querySelectorAll(':scope > p')].map((mark) => mark.textContent));
  expect(days).toEqual([['2026-10-10'], [], ['Yesterday'], ['Today'], []]);
});

test('a mark stands before the first unread comment, and the thread begins there', async () => {
  await render(view({ comments: manyComments(60), firstUnreadId: 30 }));
  const mark = page.getByText('New', { exact: true });
  expect(items().nth(29).element().contains(mark.element())).toBe(true);
  expect(mark.element().getBoundingClientRect().top).toBeCloseTo(list().element().getBoundingClientRect().top, 0);
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

describe('arriving comments', () => {
  const many = manyComments(60);

  test('move nothing while older ones are read; a button leads to them', async () => {
    const screen = await render(view({ comments: many }));
    expect(isAtEnd()).toBe(true);
    field().element().focus();
    list().element().scrollTop = 200;
    await expect.poll(isAtEnd).toBe(false);
    await screen.rerender(view({ comments: [...many, incoming(100), incoming(101)] }));
    const button = page.getByRole('button', { name: '2 new comments' });
    await expect.element(button).toBeVisible();
    expect(list().element().scrollTop).toBe(200);
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: '2 new comments' })).toBeInTheDocument();
    await button.click();
    expect(isAtEnd()).toBe(true);
    await expect.element(list()).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
  });

  test('are followed at the end, and announced with author and text', async () => {
    const screen = await render(view({ comments: many }));
    await screen.rerender(view({ comments: [...many, incoming(100)] }));
    await expect
      .element(page.getByText('New comment by Katharina Bergmann: Die Testmuster sind heute angekommen.'))
      .toBeInTheDocument();
    expect(isAtEnd()).toBe(true);
  });

  test('of one’s own lead to the end and are not announced', async () => {
    const screen = await render(view({ comments: many }));
    list().element().scrollTop = 0;
    await expect.poll(isAtEnd).toBe(false);
    await screen.rerender(view({ comments: [...many, own(100, 'Gern.')] }));
    await expect.poll(isAtEnd).toBe(true);
    await expect.element(page.getByText(/^New comment by/)).not.toBeInTheDocument();
  });
});

describe('older comments', () => {
  const older = () => page.getByRole('button', { name: 'Show older comments' });

  test('are drawn a hundred at a time, and what is in sight stays in its place', async () => {
    await render(view({ comments: manyComments(10_000) }));
    expect(items().elements()).toHaveLength(100);
    list().element().scrollTop = 0;
    const first = page.getByText('Abstimmung 9901 zum Entwurf');
    const before = first.element().getBoundingClientRect().top;
    await older().click();
    await expect.poll(() => items().elements()).toHaveLength(200);
    expect(Math.abs(first.element().getBoundingClientRect().top - before)).toBeLessThan(40);
  });

  test('are loaded on demand; a failure can be tried again', async () => {
    const all = manyComments(20);
    const onShowOlder = vi.fn<() => Promise<void>>(async () => {});
    onShowOlder.mockRejectedValueOnce(new Error('offline'));
    const screen = await render(view({ comments: all.slice(10), onShowOlder }));
    await older().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Older comments could not be loaded.');
    await older().click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await screen.rerender(view({ comments: all }));
    await expect.poll(() => items().elements()).toHaveLength(20);
    await expect.element(older()).not.toBeInTheDocument();
    expect(onShowOlder).toHaveBeenCalledTimes(2);
  });

  test('without any there is no such button', async () => {
    await render(view());
    await expect.element(older()).not.toBeInTheDocument();
  });
});

describe('without comments', () => {
  test('it says so', async () => {
    await render(view({ comments: [] }));
    await expect.element(page.getByText('No comments yet')).toBeVisible();
  });

  test('it tells loading from failing, and loads again', async () => {
    const onReload = vi.fn<() => void>();
    const screen = await render(view({ comments: undefined }));
    await expect.element(page.getByText('Comments are being loaded')).toBeInTheDocument();
    await screen.rerender(view({ comments: undefined, isFailed: true, onReload }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^The comments could not be loaded\./);
    await page.getByRole('button', { name: 'Load again' }).click();
    expect(onReload).toHaveBeenCalledOnce();
  });

  test('the first one is announced', async () => {
    const screen = await render(view({ comments: [] }));
    await screen.rerender(view({ comments: [incoming(1)] }));
    await expect.element(page.getByText(/^New comment by Katharina Bergmann/)).toBeInTheDocument();
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

test('without a way to send it can only be read, and says why', async () => {
  await render(
    <LanguageProvider language="en">
      <CommentThread comments={thread} now={now} readOnlyReason="This campaign is archived." />
    </LanguageProvider>,
  );
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await expect.element(page.getByText('This campaign is archived.')).toBeVisible();
});

test('in 390 px nothing stands out of the thread', async () => {
  await page.viewport(390, 844);
  const long = incoming(
    1,
    'Kooperationsvereinbarungsnutzungsrechteübertragungsklauselverlängerung https://resonanz.example/sehr/lange/adresse/ohne/umbruch/und/noch/mehr',
  );
  await render(
    view({
      comments: [{ ...long, author: 'Maximilian-Alexander von Hohenstein-Wittelsbach' }],
      onEdit: async () => {},
    }),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(list().element().scrollWidth).toBe(list().element().clientWidth);
});

test('a first comment that is all there is to see gets no button that leads to it', async () => {
  const screen = await render(view({ comments: [] }));
  // The words of an empty thread are higher than the one line that takes their place.
  await expect.element(screen.getByText('No comments yet')).toBeVisible();
  await screen.rerender(view({ comments: [incoming(1, 'Fine.')] }));
  await expect.element(items()).toBeVisible();
  expect(screen.getByRole('button', { name: '1 new comment' }).elements()).toHaveLength(0);
});
