import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const drawer = (props: Partial<DrawerProps> = {}) => (
  <Drawer isOpen onOpenChange={onOpenChange} title="Filter" closeLabel="Schließen" {...props}>
    Kategorien
  </Drawer>
);

test('the drawer conforms', async () => {
  await expectConformance(drawer(), { role: 'dialog', name: 'Filter' });
  await expectConformance(drawer({ headerStart: <b>Resonanz</b>, title: 'Navigation' }), {
    role: 'dialog',
    name: 'Navigation',
  });
});

test('it stands at its edge and leaves 48 px of the page on phones', async () => {
  await page.viewport(340, 700);
  const at = async (placement: NonNullable<DrawerProps['placement']>) => {
    const screen = await render(drawer({ placement, width: 'wide' }));
    const panel = screen.getByRole('dialog').element().parentElement as Element;
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    const box = panel.getBoundingClientRect();
    await screen.unmount();
    return box;
  };
  expect(await at('start')).toMatchObject({ left: 0, width: 292, height: 700 });
  expect(await at('end')).toMatchObject({ right: 340, width: 292, height: 700 });
  expect(await at('bottom')).toMatchObject({ left: 0, width: 340, bottom: 700 });
  await page.viewport(1280, 800);
  expect(await at('end')).toMatchObject({ right: 1280, width: 480 });
});

test('Escape and a press on the scrim ask to close it', async () => {
  onOpenChange.mockClear();
  const screen = await render(drawer());
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  const scrim = screen.getByRole('dialog').element().parentElement?.parentElement as Element;
  await userEvent.click(scrim, { position: { x: 5, y: 5 } });
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});
