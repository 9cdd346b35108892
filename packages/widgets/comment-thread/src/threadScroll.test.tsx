import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { focusOn } from '@resonanz/testing/focusOn';
import { incoming, manyComments, own } from './comments.fixture.ts';
import { field, isAtEnd, items, list, view } from './threadView.fixture.tsx';

beforeEach(() => page.viewport(1000, 900));

test('a mark stands before the first unread comment, and the thread begins there', async () => {
  await render(view({ comments: manyComments(60), firstUnreadId: 30 }));
  const mark = page.getByText('New', { exact: true });
  expect(items().nth(29).element().contains(mark.element())).toBe(true);
  expect(mark.element().getBoundingClientRect().top).toBeCloseTo(list().element().getBoundingClientRect().top, 0);
});

describe('arriving comments', () => {
  const many = manyComments(60);

  test('move nothing while older ones are read; a button leads to them', async () => {
    const screen = await render(view({ comments: many }));
    expect(isAtEnd()).toBe(true);
    await focusOn(field());
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

test('a first comment that is all there is to see gets no button that leads to it', async () => {
  const screen = await render(view({ comments: [] }));
  // The words of an empty thread are higher than the one line that takes their place.
  await expect.element(screen.getByText('No comments yet')).toBeVisible();
  await screen.rerender(view({ comments: [incoming(1, 'Fine.')] }));
  await expect.element(items()).toBeVisible();
  expect(screen.getByRole('button', { name: '1 new comment' }).elements()).toHaveLength(0);
});
