import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { ExportBar } from '../ExportBar/ExportBar.tsx';
import { type ListExportOptions, useListExport } from './useListExport.ts';

function Bar(options: ListExportOptions) {
  return <ExportBar count={42} onExport={useListExport(options)} />;
}

const button = page.getByRole('button', { name: /^Exportieren|^Export/ });

/** Chooses the Excel file of a bar. */
async function exportTo(save: ListExportOptions['save'], language: Language = 'de') {
  const toasts = createToastQueue();
  await render(
    <LanguageProvider language={language}>
      <Bar save={save} say={(error, fallback) => `${(error as Error).message}, ${fallback}`} toasts={toasts} />
    </LanguageProvider>,
  );
  await button.click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  return toasts;
}

test('the file is wanted in the language shown, and the button waits for it', async () => {
  let finish = () => {};
  const save = vi.fn<ListExportOptions['save']>(() => new Promise((resolve) => (finish = resolve)));
  const toasts = await exportTo(save);
  await expect.poll(() => save.mock.calls).toEqual([[{ format: 'xlsx', language: 'de' }]]);
  await expect.element(button).toHaveAttribute('data-pending');
  finish();
  await expect.element(button).not.toHaveAttribute('data-pending');
  expect(toasts.getToasts()).toEqual([]);
});

test.each([
  ['de', 'Fehler'],
  ['en', 'Error'],
] as const)('in %s a failure is shown, and the button is there again', async (language, title) => {
  const toasts = await exportTo(() => Promise.reject(new Error('refused')), language);
  await expect
    .poll(() => toasts.getToasts())
    .toMatchObject([{ tone: 'bad', title, text: 'refused, records.export.error.other' }]);
  await expect.element(button).not.toHaveAttribute('data-pending');
});
