import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { AlertDialog } from './AlertDialog.tsx';

const onConfirm = vi.fn<() => void>();
const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const question = (isPending = false) => (
  <AlertDialog
    isOpen
    onOpenChange={onOpenChange}
    title="Kampagne löschen?"
    confirmLabel="Endgültig löschen"
    cancelLabel="Abbrechen"
    onConfirm={onConfirm}
    tone="danger"
    isPending={isPending}
    pendingLabel="Kampagne wird gelöscht"
  >
    Das lässt sich nicht rückgängig machen.
  </AlertDialog>
);

test('the alert dialog conforms', async () => {
  // The theme changes at once: axe would read colours halfway through a transition.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  await expectConformance(question(), { role: 'alertdialog', name: 'Kampagne löschen?' });
  await expectConformance(question(true), { role: 'alertdialog', name: 'Kampagne löschen?' });
  still.remove();
});

test('while it is pending the confirming button keeps its name and the wait is announced', async () => {
  const screen = await render(question());
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  const announcing = status.element();
  await screen.rerender(question(true));
  await expect
    .element(screen.getByRole('button', { name: 'Endgültig löschen', exact: true }))
    .toHaveAttribute('aria-busy', 'true');
  await expect.element(status).toHaveTextContent('Kampagne wird gelöscht');
  expect(status.element(), 'what announces stood there before').toBe(announcing);
});

test('while it is pending neither Escape nor a press answers', async () => {
  onOpenChange.mockClear();
  onConfirm.mockClear();
  const screen = await render(question(true));
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a press beside it does not answer', async () => {
  onOpenChange.mockClear();
  const screen = await render(question());
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  const scrim = screen.getByRole('alertdialog').element().parentElement?.parentElement as Element;
  await userEvent.click(scrim, { position: { x: 5, y: 5 } });
  expect(onOpenChange).not.toHaveBeenCalled();
});
