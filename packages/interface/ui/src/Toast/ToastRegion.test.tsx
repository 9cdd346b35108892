import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './toastQueue.ts';

const words = { label: 'Meldungen', closeLabel: 'Meldung schließen', closeAllLabel: 'Alle schließen', countLabel: (count: number) => `${count}-mal` };

test('the toast region conforms', async () => {
  const queue = createToastQueue();
  queue.add({ tone: 'bad', title: 'Fehler', text: 'Bitte versuchen Sie es erneut.', action: { label: 'Erneut versuchen', onPress: () => {} } });
  queue.add({ tone: 'ok', title: 'Gespeichert' });
  await expectConformance(<ToastRegion queue={queue} {...words} />, { role: 'region', name: 'Meldungen' });
});

test('toasts stay until they are closed [R-ERR-031]', async () => {
  const queue = createToastQueue();
  const screen = await render(<ToastRegion queue={queue} {...words} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  queue.add({ tone: 'ok', title: 'Gespeichert' });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  vi.useRealTimers();
  await expect.element(screen.getByText('Gespeichert')).toBeVisible();
  await screen.getByRole('button', { name: 'Meldung schließen' }).click();
  expect(queue.getToasts()).toEqual([]);
});

test('failures are alerts, everything else is a status', async () => {
  const queue = createToastQueue();
  const screen = await render(<ToastRegion queue={queue} {...words} />);
  queue.add({ tone: 'bad', title: 'Fehler', text: 'Bitte versuchen Sie es erneut.' });
  queue.add({ tone: 'note', title: 'Bitte warten' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('FehlerBitte versuchen Sie es erneut.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Bitte warten');
});

test('Escape closes a dialog first and then the newest toast', async () => {
  await page.viewport(1280, 800);
  const queue = createToastQueue();
  queue.add({ tone: 'ok', title: 'Erste' });
  queue.add({ tone: 'ok', title: 'Zweite' });
  let isOpen = true;
  const both = () => (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          isOpen = next;
        }}
        title="Titel"
        closeLabel="Schließen"
      >
        Inhalt
      </Dialog>
      <ToastRegion queue={queue} {...words} />
    </>
  );
  const screen = await render(both());
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen).toBe(false);
  expect(queue.getToasts()).toHaveLength(2);
  await screen.rerender(both());
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(queue.getToasts().map(({ title }) => title)).toEqual(['Erste']);
});

test('toasts can be pressed while a dialog is open, and leave it open', async () => {
  const queue = createToastQueue();
  queue.add({ tone: 'bad', title: 'Fehler' });
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <>
      <Dialog isOpen isDismissable onOpenChange={onOpenChange} title="Titel" closeLabel="Schließen">
        Inhalt
      </Dialog>
      <ToastRegion queue={queue} {...words} />
    </>,
  );
  await screen.getByRole('button', { name: 'Meldung schließen' }).click();
  expect(queue.getToasts()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('the toasts move to the other edge when they would cover what has the focus', async () => {
  await page.viewport(1280, 800);
  const queue = createToastQueue();
  const place = { position: 'fixed', insetInlineEnd: 40 } as const;
  const screen = await render(
    <>
      <button type="button" style={{ ...place, insetBlockStart: 90 }}>
        Oben
      </button>
      <button type="button" style={{ position: 'fixed', insetBlockStart: 90, insetInlineStart: 0 }}>
        Daneben
      </button>
      <button type="button" style={{ ...place, insetBlockEnd: 20 }}>
        Unten
      </button>
      <ToastRegion queue={queue} {...words} />
    </>,
  );
  const focus = (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).focus();
  const top = () => screen.getByRole('region').element().getBoundingClientRect().top;
  queue.add({ tone: 'ok', title: 'Gespeichert' });
  await expect.element(screen.getByRole('region')).toBeVisible();
  focus('Daneben');
  expect(top()).toBeLessThan(100);
  focus('Oben');
  expect(top()).toBeGreaterThan(600);
  focus('Unten');
  expect(top()).toBeLessThan(100);
  focus('Oben');
  queue.closeAll();
  queue.add({ tone: 'ok', title: 'Gelöscht' });
  await expect.element(screen.getByText('Gelöscht')).toBeVisible();
  await expect.poll(top).toBeGreaterThan(600);
});
