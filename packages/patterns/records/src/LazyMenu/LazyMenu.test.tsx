import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { Button } from '@resonanz/ui/Button';
import { LazyMenu } from './LazyMenu.tsx';

const onCopy = vi.fn<() => void>();
const trigger = page.getByRole('button', { name: 'Aktionen' });
const item = (name: string) => page.getByRole('menuitem', { name });

async function open() {
  onCopy.mockReset();
  const items = [
    { id: 'copy', label: 'Kopieren', onAction: onCopy },
    { id: 'remove', label: 'Entfernen', onAction: () => {} },
  ];
  await render(
    <LanguageProvider language="de">
      <LazyMenu label="Aktionen der Zeile" trigger={<Button>Aktionen</Button>} sections={[{ id: 'all', items }]} />
    </LanguageProvider>,
  );
}

test('a press opens the menu, a line acts and closes it', async () => {
  await open();
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await trigger.click();
  await expect.element(page.getByRole('dialog', { name: 'Aktionen der Zeile' })).toBeVisible();
  await expect.element(page.getByRole('menu', { name: 'Aktionen der Zeile' })).toBeVisible();
  await item('Kopieren').click();
  expect(onCopy).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test.each([
  ['ArrowDown', 'Kopieren'],
  ['ArrowUp', 'Entfernen'],
  ['Enter', 'Kopieren'],
])('%s opens it at the line "%s", and Escape gives the focus back', async (key, name) => {
  await open();
  await focusOn(trigger);
  await userEvent.keyboard(`{${key}}`);
  await expect.element(item(name)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
