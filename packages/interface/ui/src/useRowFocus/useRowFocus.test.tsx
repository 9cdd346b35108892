import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { focusOn } from '@resonanz/testing/focusOn';
import { useRowFocus } from './useRowFocus.ts';

interface RowsProps {
  names: readonly string[];
  /** Called when rows have gone or come, before anything else can happen. */
  onDrawn?: (names: readonly string[]) => void;
}

function Rows({ names: first, onDrawn }: RowsProps) {
  const [names, setNames] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(heading);
  useLayoutEffect(() => onDrawn?.(names), [onDrawn, names]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Rows
      </h1>
      <button type="button" onClick={() => setNames(names.slice(1))}>
        Remove the first
      </button>
      <ul {...rowFocus}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = async (name: string) => {
  await focusOn(button(name));
  await userEvent.keyboard('{Enter}');
};

test('the row that takes the place of a removed one has the focus, after the last row the one before it', async () => {
  await render(<Rows names={['a', 'b', 'c']} />);
  await press('Remove b');
  await expect.element(button('c')).toHaveFocus();
  await press('Remove c');
  await expect.element(button('a')).toHaveFocus();
});

test('when no row is left, the fallback has the focus', async () => {
  await render(<Rows names={['a']} />);
  await press('Remove a');
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('who has moved on keeps the focus', async () => {
  await render(<Rows names={['a', 'b']} />);
  await focusOn(button('a'));
  await press('Remove the first');
  await expect.element(button('Remove the first')).toHaveFocus();
});

test('while the page is inert the focus waits, and it comes though nothing is drawn again', async () => {
  const { container } = await render(<Rows names={['a', 'b']} />);
  const remove = button('Remove a').element() as HTMLElement;
  remove.focus();
  container.inert = true;
  remove.click();
  await expect.element(page.getByText('Remove a', { exact: true })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
  container.inert = false;
  await expect.element(button('b')).toHaveFocus();
});

test('a dialog that holds the focus and goes without giving it back is waited for', async () => {
  const { container } = await render(<Rows names={['a', 'b']} />);
  const question = document.createElement('div');
  question.role = 'alertdialog';
  question.tabIndex = -1;
  container.append(question);
  const remove = button('Remove a').element() as HTMLElement;
  remove.focus();
  question.focus();
  remove.click();
  await expect.element(page.getByText('Remove a', { exact: true })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(question);
  question.remove();
  await expect.element(button('b')).toHaveFocus();
});

/** A panel whose question has the focus when its row goes. */
async function renderAsked(onDrawn?: (names: readonly string[]) => void) {
  const { container } = await render(<Rows names={['a', 'b']} {...(onDrawn && { onDrawn })} />);
  container.role = 'dialog';
  const question = document.createElement('div');
  question.role = 'alertdialog';
  question.tabIndex = -1;
  document.body.append(question);
  const remove = button('Remove a').element() as HTMLElement;
  remove.focus();
  question.focus();
  return { question, remove };
}

test('a panel around the list that takes the focus to its first control when the question goes does not keep it', async () => {
  const { question, remove } = await renderAsked();
  remove.click();
  await expect.element(page.getByText('Remove a', { exact: true })).not.toBeInTheDocument();
  question.remove();
  (button('Remove the first').element() as HTMLElement).focus();
  await expect.element(button('b')).toHaveFocus();
});

test('nor does it when both happen before the browser had time for anything else', async () => {
  const asked: { question?: HTMLElement } = {};
  const { question, remove } = await renderAsked((names) => {
    if (names.includes('a')) return;
    asked.question?.remove();
    (button('Remove the first').element() as HTMLElement).focus();
  });
  asked.question = question;
  remove.click();
  await expect.element(button('b')).toHaveFocus();
});

test('a question is waited for as long as it takes to go', async () => {
  const { question, remove } = await renderAsked();
  let hours = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * 3_600_000);
  remove.click();
  await expect.element(page.getByText('Remove a', { exact: true })).not.toBeInTheDocument();
  hours = 1;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  question.remove();
  await expect.element(button('b')).toHaveFocus();
  clock.mockRestore();
});
