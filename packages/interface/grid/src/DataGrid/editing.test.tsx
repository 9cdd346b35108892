import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  type Save,
  columns,
  options,
  Demo,
  cell,
  textOf,
  shown,
  keys,
  BUDGET,
  DAY,
  CONTENT,
  NOTE,
  FLAG,
} from './smallGrid.fixture.tsx';

beforeEach(() => page.viewport(1200, 700));

test('typing replaces and Enter goes down; F2 keeps, Escape gives up; Shift+Enter goes up', async () => {
  const answer = vi.fn<Save>(async () => ({ ok: true }));
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('1234,5{Enter}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await shown(() => textOf(0, BUDGET), '1.234,50 €');
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rowId: 1, columnId: 'budget', value: 1234.5, previous: 450, reason: 'edit' }),
  );
  await keys('{F2}9{Escape}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await keys('{F2}1{Shift>}{Enter}{/Shift}');
  await shown(() => textOf(1, BUDGET), '8.601,00 €');
  expect(document.activeElement).toBe(cell(0, BUDGET));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('Tab saves and goes to the next cell that can be changed, also in the next row; Enter returns below the first', async () => {
  await render(<Demo />);
  await userEvent.dblClick(cell(1, NOTE));
  await keys('Reel{Tab}');
  expect(document.activeElement).toBe(cell(1, FLAG).querySelector('input'));
  await keys('{Tab}');
  // The budget of Sophie can only be read.
  expect(document.activeElement).toBe(cell(2, DAY));
  await keys('3.2.27{Tab}{Shift>}{Tab}{/Shift}');
  await shown(() => [textOf(1, NOTE), textOf(2, DAY)], ['Reel', '03.02.2027']);
  await keys('4.2.27{Enter}');
  expect(document.activeElement).toBe(cell(3, NOTE));
});

test('a letter finds an option; choosing saves it, and closing the list gives up', async () => {
  await render(<Demo />);
  await userEvent.click(cell(0, CONTENT));
  await keys('e{Enter}');
  await shown(() => textOf(0, CONTENT), 'Eingereicht');
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(0, CONTENT)));
  await keys('{Enter}{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(0, CONTENT)));
  expect(textOf(0, CONTENT)).toBe('Eingereicht');
});

test('a cell that is typed into keeps the focus, though its value is drawn as a button', async () => {
  const pressed = vi.fn<() => void>();
  const withButton = columns.map((each) =>
    each.kind === 'select'
      ? {
          ...each,
          cell: (value: unknown) => (
            <button type="button" onClick={pressed}>
              {options.find(({ id }) => id === value)?.label}
            </button>
          ),
        }
      : each,
  );
  await render(<Demo columns={withButton} />);
  await userEvent.click(cell(0, DAY));
  await keys('{ArrowRight}');
  expect(document.activeElement).toBe(cell(0, CONTENT));
  await keys('e{Enter}');
  await shown(() => textOf(0, CONTENT), 'Eingereicht');
  await userEvent.click(cell(0, CONTENT).querySelector('button') as Element);
  expect(pressed).toHaveBeenCalledOnce();
  await keys('{ArrowDown}');
  expect(document.activeElement).toBe(cell(1, CONTENT));
});

test('the space bar changes all boxes of a block alike, a click one', async () => {
  await render(<Demo />);
  const boxes = () => [0, 1, 2, 3].map((row) => cell(row, FLAG).querySelector('input')?.checked);
  expect(boxes()).toEqual([true, false, true, false]);
  await userEvent.click(cell(1, NOTE));
  await keys('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
  await shown(boxes, [true, true, true, true]);
  await userEvent.click(cell(0, FLAG).querySelector('input') as Element);
  await shown(boxes, [false, true, true, true]);
});
