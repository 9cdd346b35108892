import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { todoDialog } from '@resonanz/testing/drivers';
import { buildTodos } from '@resonanz/testing/todos';
import { TodoDialog } from './TodoDialog.tsx';

const onViewAll = vi.fn<() => void>();

function Asked() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <TodoDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        todos={buildTodos(2)}
        today="2026-05-04"
        onViewAll={onViewAll}
      />
    </>
  );
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each(['de', 'en'] as const)('the published driver drives the dialog, %s', async (language) => {
  render(
    <LanguageProvider language={language}>
      <Asked />
    </LanguageProvider>,
  );
  const dialog = todoDialog();
  expect((await dialog.entries()).map((text) => text.includes('2026'))).toEqual([true, true]);
  await dialog.close();
  await expect.poll(() => dialog.isShown()).toBe(false);
  await page.getByRole('button', { name: 'Again' }).click();
  await dialog.viewAll();
  expect(onViewAll).toHaveBeenCalledOnce();
});
