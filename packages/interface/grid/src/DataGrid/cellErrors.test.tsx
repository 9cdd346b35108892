import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type Save, columns, simple, Demo, cell, textOf, shown, keys, BUDGET, CONTENT } from './smallGrid.fixture.tsx';

beforeEach(() => page.viewport(1200, 700));

test('a rejected value stays with its message; it can be corrected, tried again and given up', async () => {
  let isOffline = true;
  const answer: Save = async ({ value }) => {
    if (value === 5000 && isOffline) throw new TypeError('Failed to fetch');
    return Number(value) > 6000 ? { ok: false, message: 'Höher als das Restbudget.' } : { ok: true };
  };
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('7000{Enter}viel{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleErrorMessage('Höher als das Restbudget.'));
  expect(cell(1, BUDGET)).toHaveAccessibleErrorMessage('Kein gültiger Wert.');
  expect([textOf(0, BUDGET), textOf(1, BUDGET)]).toEqual(['7.000,00 €', 'viel']);
  await expect.element(page.getByRole('list', { name: '2 Zellen prüfen' })).toBeVisible();
  await userEvent.click(cell(1, BUDGET));
  await keys('{Escape}');
  expect(textOf(1, BUDGET)).toBe('860,00 €');
  await userEvent.hover(cell(0, BUDGET));
  await expect.element(page.getByText('Höher als das Restbudget.', { exact: true }).first()).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Lena Hartwig, Budget' }));
  expect(document.activeElement).toBe(cell(0, BUDGET));
  await keys('5000{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleErrorMessage(/Keine Verbindung/));
  isOffline = false;
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen' }));
  await vi.waitFor(() => expect(cell(0, BUDGET)).not.toHaveAttribute('aria-invalid'));
  expect(textOf(0, BUDGET)).toBe('5.000,00 €');
});

test('the message at a rejected cell covers neither the cell nor, for the pointer, what lies under it, in the first row and in the last of the window', async () => {
  await page.viewport(1200, 300);
  await render(
    <Demo
      first={simple.map((row) => ({ ...row, name: row.name.replace('Sophie', 'Sofia') }))}
      answer={async () => ({
        ok: false,
        message: 'Höher als das Restbudget der Kampagne, das noch nicht vergeben ist.',
      })}
    />,
  );
  for (const row of [0, 3]) {
    await userEvent.click(cell(row, BUDGET));
    await keys('7000{Enter}');
    await vi.waitFor(() => expect(cell(row, BUDGET)).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.hover(cell(row, BUDGET));
    await vi.waitFor(() => expect(document.querySelector('[popover]:popover-open')).not.toBeNull());
    const hint = (document.querySelector('[popover]:popover-open') as HTMLElement).getBoundingClientRect();
    const own = cell(row, BUDGET).getBoundingClientRect();
    expect(hint.bottom <= own.top || hint.top >= own.bottom).toBe(true);
    expect(hint.top).toBeGreaterThanOrEqual(0);
    expect(hint.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(
      document.elementFromPoint(hint.left + hint.width / 2, hint.top + hint.height / 2)?.closest('[popover]'),
    ).toBeNull();
  }
});

test('a doubtful value is saved and stays, marked with its sentence until it changes', async () => {
  const doubtful = columns.map((each) =>
    each.kind === 'money'
      ? { ...each, doubt: (value: number | null) => ((value ?? 0) > 5000 ? 'Über dem Budget.' : undefined) }
      : each,
  );
  await render(<Demo columns={doubtful} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('7000{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleDescription('Über dem Budget.'));
  expect(cell(0, BUDGET)).not.toHaveAttribute('aria-invalid');
  await userEvent.hover(cell(0, BUDGET));
  await shown(() => document.querySelector('[popover]:popover-open')?.textContent, 'Über dem Budget.');
  await userEvent.click(cell(0, BUDGET));
  await keys('70{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).not.toHaveAttribute('data-doubtful'));
  expect(textOf(0, BUDGET)).toBe('70,00 €');
});

test('what a column takes is said in its own words, at a typed and at each pasted text', async () => {
  const worded = columns.map((each) =>
    each.kind === 'select' ? { ...each, invalid: 'Möglich sind: Offen, Eingereicht.' } : each,
  );
  await render(<Demo columns={worded} />);
  await userEvent.click(cell(0, CONTENT));
  const data = new DataTransfer();
  data.setData('text/plain', 'eingereicht\nFertig\n');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await shown(() => [textOf(0, CONTENT), textOf(1, CONTENT)], ['Eingereicht', 'Fertig']);
  expect(cell(1, CONTENT)).toHaveAccessibleErrorMessage('Möglich sind: Offen, Eingereicht.');
});
