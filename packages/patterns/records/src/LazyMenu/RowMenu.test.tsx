import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { RowMenu, type RowMenuSection } from './LazyMenu.tsx';

const open = (sections: readonly RowMenuSection[]) =>
  render(
    <LanguageProvider language="de">
      <RowMenu label="Aktionen für Sommer" sections={sections} />
    </LanguageProvider>,
  );

test('lists what can be done and leaves out what cannot', async () => {
  const onAction = vi.fn<() => void>();
  await open([
    { id: 'change', items: [{ id: 'copy', label: 'Kopieren', onAction }, false] },
    { id: 'danger', items: [false, undefined] },
  ]);
  await page.getByRole('button', { name: 'Aktionen für Sommer' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  expect(page.getByRole('separator').elements()).toHaveLength(0);
  await page.getByRole('menuitem', { name: 'Kopieren' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

test('draws nothing where nothing can be done', async () => {
  await open([{ id: 'change', items: [false] }]);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
