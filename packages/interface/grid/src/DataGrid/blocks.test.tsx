import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { PasteReport } from './CellChange.ts';
import {
  type Save,
  simple,
  Demo,
  cell,
  textOf,
  column,
  status,
  shown,
  keys,
  BUDGET,
  DAY,
  CONTENT,
  NOTE,
} from './smallGrid.fixture.tsx';

beforeEach(() => page.viewport(1200, 700));

test('blocks go through the clipboard with quoted line breaks, German decimals and days; what finds no cell is reported', async () => {
  const onPasteReport = vi.fn<(report: PasteReport<number>) => void>();
  await render(
    <Demo
      onPasteReport={onPasteReport}
      first={simple.map((row, at) => ({ ...row, note: at === 0 ? 'eins\n"zwei"' : '' }))}
    />,
  );
  await userEvent.click(cell(0, BUDGET));
  await keys('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Control>}c{/Control}');
  expect(status()?.trim()).toBe('4 Zellen kopiert');
  await userEvent.click(cell(3, BUDGET));
  await keys('{Control>}v{/Control}');
  await shown(() => textOf(3, BUDGET), '450,00 €');
  expect(textOf(3, NOTE)).toContain('"zwei"');
  expect(onPasteReport).toHaveBeenLastCalledWith({ changed: 2, skipped: [] });

  const paste = (text: string) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  };
  await userEvent.click(cell(1, BUDGET));
  paste('1.500,25\t14.10.2026\r\n99\t31.02.2026\r\n7\t2026-10-15\r\n8\t\r\n');
  await shown(() => column(BUDGET), ['450,00 €', '1.500,25 €', '1.270,00 €', '7,00 €']);
  // What is no day stays in its cell, marked, to be corrected.
  expect(column(DAY)).toEqual(['–', '14.10.2026', '31.02.2026', '15.10.2026']);
  await expect
    .element(page.getByRole('gridcell', { name: '31.02.2026 Kein gültiger Wert.' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(onPasteReport).toHaveBeenLastCalledWith({
    changed: 4,
    skipped: [
      { rowId: 3, columnId: 'budget', text: '99', reason: 'readOnly' },
      { rowId: 3, columnId: 'deadline', text: '31.02.2026', reason: 'invalid' },
      { rowId: null, columnId: 'budget', text: '8', reason: 'outside' },
      { rowId: null, columnId: 'deadline', text: '', reason: 'outside' },
    ],
  });
});

test('one copied cell fills the selected block; cutting empties; Ctrl+Z and Ctrl+Y take blocks back and make them again', async () => {
  const reasons: string[] = [];
  const answer: Save = async ({ reason }) => {
    reasons.push(reason);
    return { ok: true };
  };
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('{Control>}c{/Control}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}v{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
  await keys('{Control>}x{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '–', '1.270,00 €', '–']);
  await keys('{Control>}zz{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '860,00 €', '1.270,00 €', '1.680,00 €']);
  await keys('{Control>}y{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
  expect(new Set(reasons)).toEqual(new Set(['paste', 'clear', 'undo', 'redo']));
});

test('the mouse draws a block, and the handle fills it down', async () => {
  await render(<Demo />);
  await userEvent.dragAndDrop(cell(0, DAY), cell(1, CONTENT));
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4);
  await userEvent.click(cell(0, BUDGET));
  const handle = document.querySelector('[data-fill]');
  await userEvent.dragAndDrop(handle as Element, cell(3, BUDGET));
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
});
