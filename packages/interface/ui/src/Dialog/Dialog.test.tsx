import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { Dialog, type DialogProps } from './Dialog.tsx';

test('the dialog conforms', async () => {
  await expectConformance(
    <Dialog isOpen onOpenChange={() => {}} title="Neue Nachricht" closeLabel="Schließen">
      Nur das Team liest mit.
    </Dialog>,
    { role: 'dialog', name: 'Neue Nachricht' },
  );
});

const widthAt = async (window: number, size: NonNullable<DialogProps['size']>) => {
  await page.viewport(window, 800);
  const screen = await render(
    <Dialog isOpen onOpenChange={() => {}} title="Titel" closeLabel="Schließen" size={size}>
      Inhalt
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog').element();
  await Promise.all(dialog.parentElement?.getAnimations().map(({ finished }) => finished) ?? []);
  const { width } = dialog.getBoundingClientRect();
  await screen.unmount();
  return Math.round(width);
};

test('dialogs are 40, 30 and 20 % of the window from 1200 px on [R-LAYOUT-025]', async () => {
  expect(await widthAt(1440, 'large')).toBe(576);
  expect(await widthAt(1440, 'medium')).toBe(432);
  expect(await widthAt(1440, 'small')).toBe(288);
  expect(await widthAt(2400, 'large')).toBe(960);
});

test('below 1200 px they keep a least width', async () => {
  expect(await widthAt(1000, 'large')).toBe(520);
  expect(await widthAt(1199, 'medium')).toBe(420);
  expect(await widthAt(800, 'small')).toBe(280);
});

test('phones leave 16 px at each side', async () => {
  for (const size of ['large', 'medium', 'small'] as const) expect(await widthAt(390, size)).toBe(358);
});

test('the content scrolls while head and foot stay in sight', async () => {
  await page.viewport(390, 500);
  const screen = await render(
    <Dialog
      isOpen
      onOpenChange={() => {}}
      title="Titel"
      closeLabel="Schließen"
      footer={<button type="button">Senden</button>}
    >
      <div style={{ blockSize: 3000 }}>
        <input aria-label="Feld" />
      </div>
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const { top } = screen.getByRole('heading').element().getBoundingClientRect();
  const { bottom } = screen.getByRole('button', { name: 'Senden' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(16);
  expect(bottom).toBeLessThan(484);
});

test('a press beside it closes it only when that loses nothing', async () => {
  await page.viewport(1280, 800);
  let asked = 0;
  const onOpenChange = () => {
    asked += 1;
  };
  const dialog = (isDismissable: boolean, isPending: boolean) => (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Titel"
      closeLabel="Zu"
      isDismissable={isDismissable}
      isPending={isPending}
    >
      Inhalt
    </Dialog>
  );
  const screen = await render(dialog(false, false));
  const pressBeside = () =>
    userEvent.click(document.querySelector('[role=dialog]')?.parentElement?.parentElement as Element, {
      position: { x: 5, y: 5 },
    });
  await pressBeside();
  expect(asked).toBe(0);
  await screen.rerender(dialog(true, true));
  await pressBeside();
  expect(asked).toBe(0);
  await screen.rerender(dialog(true, false));
  await pressBeside();
  expect(asked).toBe(1);
});

test('while it is pending nothing below the veil can be used; the focus waits on the dialog and returns to its field', async () => {
  await page.viewport(1280, 800);
  const dialog = (isPending: boolean) => (
    <Dialog
      isOpen
      onOpenChange={() => {}}
      title="Titel"
      closeLabel="Zu"
      isPending={isPending}
      pendingLabel="Wird gesendet"
      footer={<button type="button">Senden</button>}
    >
      <input aria-label="Feld" />
    </Dialog>
  );
  const screen = await render(dialog(false));
  await screen.getByRole('textbox').fill('Hallo');
  await screen.rerender(dialog(true));
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Senden' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(document.querySelector('input')).not.toBe(document.activeElement);
  await focusOn(screen.getByRole('dialog'));
  await screen.rerender(dialog(false));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Hallo');
});

test('a user who has moved on to the foot stays there', async () => {
  const dialog = (isPending: boolean) => (
    <Dialog
      isOpen
      onOpenChange={() => {}}
      title="Titel"
      closeLabel="Zu"
      isPending={isPending}
      footer={<button type="button">Senden</button>}
    >
      <input aria-label="Feld" />
    </Dialog>
  );
  const screen = await render(dialog(false));
  await screen.getByRole('textbox').click();
  await screen.rerender(dialog(true));
  await screen.getByRole('button', { name: 'Senden' }).click();
  await screen.rerender(dialog(false));
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Senden' })).toHaveFocus();
});
