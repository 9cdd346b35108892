import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import type { CommentItem } from './comment.ts';
import { incoming, now, thread } from './comments.fixture.ts';
import { CommentThread } from './CommentThread.tsx';
import { items, list, view } from './threadView.fixture.tsx';

beforeEach(() => page.viewport(1000, 900));

test('conforms in both languages', async () => {
  await expectConformance(view({}, 'de'), { role: 'region', name: 'Kommentare' });
  await expectConformance(view({}), { role: 'region', name: 'Comments' });
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

  test('shows its age in German, after a day by the date', async () => {
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

describe('without comments', () => {
  test('it says so', async () => {
    await render(view({ comments: [] }));
    await expect.element(page.getByText('No comments yet')).toBeVisible();
  });

  test('shows loading and failed differently, and loads again', async () => {
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
