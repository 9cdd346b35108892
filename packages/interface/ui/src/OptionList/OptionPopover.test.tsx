import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../ComboBox/ComboBox.tsx';

const items = Array.from({ length: 30 }, (_, id) => ({ id, label: `Kampagne ${id + 1}` }));

function Fields() {
  return (
    <>
      <div data-testid="box" style={{ blockSize: 120, overflow: 'auto' }}>
        <div style={{ blockSize: 600, paddingBlockStart: 20, inlineSize: 300, transform: 'translateX(10px)' }}>
          <ComboBox
            label="Kampagne"
            items={items}
            selectedId={null}
            onSelectionChange={() => {}}
            openLabel="Zeigen"
            emptyMessage="Keine Daten"
          />
        </div>
      </div>
      <p>Daneben</p>
    </>
  );
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function opened() {
  const screen = await render(<Fields />);
  const field = screen.getByRole('combobox');
  await field.click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  const frame = field.element().parentElement?.getBoundingClientRect();
  const panel = screen.getByRole('listbox').element().closest('[popover]');
  if (!frame || !panel) throw new Error('There is no list.');
  return { screen, field, frame, panel };
}

test('the list stands below its field, as wide, and is not cut off by what scrolls', async () => {
  const { frame, panel, screen } = await opened();
  // It comes down by a few pixels first.
  await expect.poll(() => Math.round(panel.getBoundingClientRect().top)).toBe(Math.round(frame.bottom + 4));
  const box = panel.getBoundingClientRect();
  expect(Math.round(box.left)).toBe(Math.round(frame.left));
  expect(Math.round(box.width)).toBe(Math.round(frame.width));
  const last = screen.getByRole('option', { name: 'Kampagne 6' }).element().getBoundingClientRect();
  expect(document.elementFromPoint(last.left + 20, last.top + 5)?.closest('[role=option]')?.textContent).toBe(
    'Kampagne 6',
  );
});

test('a press elsewhere closes it, one in it does not', async () => {
  const { panel, screen, field } = await opened();
  panel.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.click(screen.getByText('Daneben'));
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('it closes when what the field stands in scrolls, not when it is scrolled itself', async () => {
  const { screen } = await opened();
  screen.getByRole('listbox').element().scrollTop = 200;
  await expect.element(screen.getByRole('option', { name: 'Kampagne 12' })).toBeVisible();
  screen.getByTestId('box').element().scrollTop = 20;
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('it stays open when the press that opens it scrolls the field into sight', async () => {
  const { screen, field } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  // As the browser does: the field moves at once, and the page is told of it with the next frame.
  screen.getByTestId('box').element().scrollTop = 20;
  (screen.getByRole('button', { name: 'Zeigen' }).element() as HTMLElement).click();
  await nextFrame();
  await nextFrame();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
});

test('it follows its field when the window changes', async () => {
  const { panel } = await opened();
  await page.viewport(260, 500);
  await expect.poll(() => panel.getBoundingClientRect().right).toBeLessThanOrEqual(260 - 8);
  await page.viewport(414, 896);
});
