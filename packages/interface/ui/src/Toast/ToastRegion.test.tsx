import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Dialog } from '../Dialog/Dialog.tsx';
import { createToastQueue } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const words = {
  label: 'Meldungen',
  closeLabel: 'Meldung schließen',
  closeAllLabel: 'Alle schließen',
  countLabel: (count: number) => `${count}-mal`,
  moreLabel: (count: number) => `+${count} weitere`,
  fewerLabel: 'Weniger',
  wholeLabel: 'Ganze Meldung',
};

test('the toast region conforms', async () => {
  const queue = createToastQueue();
  queue.add({
    tone: 'bad',
    title: 'Fehler',
    text: 'Bitte versuchen Sie es erneut.',
    action: { label: 'Erneut versuchen', onPress: () => {} },
  });
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
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Fehler Bitte versuchen Sie es erneut.');
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

/** Whether what lies under the pointer in the middle of a control is that control. */
const isPressable = (control: Element) => {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test.each([
  [1440, 900],
  [390, 844],
  [320, 480],
])('at %i × %i toasts cover nothing that can be brought into sight, nor what has the focus', async (width, height) => {
  await page.viewport(width, height);
  const queue = createToastQueue();
  await render(
    <>
      <main>
        {Array.from({ length: 40 }, (_, at) => (
          <p key={at} style={{ display: 'flex', justifyContent: 'space-between' }}>
            <button type="button">Zusagen {at}</button>
            <button type="button">Ablehnen {at}</button>
          </p>
        ))}
      </main>
      <ToastRegion queue={queue} {...words} />
    </>,
  );
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const atEdge = buttons.findLast((button) => button.getBoundingClientRect().bottom < innerHeight);
  atEdge?.focus();
  for (let at = 0; at < 6; at += 1)
    queue.add({ tone: at % 2 === 0 ? 'ok' : 'bad', title: 'Meldung', text: `Etwas ist geschehen ${at}` });
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await expect.poll(() => atEdge && isPressable(atEdge)).toBe(true);
  for (const button of buttons) {
    button.scrollIntoView({ block: 'nearest' });
    expect({ button: button.textContent, isPressable: isPressable(button) }).toEqual({
      button: button.textContent,
      isPressable: true,
    });
  }
  scrollTo(0, document.documentElement.scrollHeight);
  expect(isPressable(buttons.at(-1) as HTMLElement)).toBe(true);
  for (const button of document.querySelectorAll('[role=region] button'))
    expect({ button: button.textContent, isPressable: isPressable(button) }).toEqual({
      button: button.textContent,
      isPressable: true,
    });
});

test.each([1440, 390])('at %i a dialog keeps clear of the toasts', async (width) => {
  await page.viewport(width, 700);
  const queue = createToastQueue();
  for (let at = 0; at < 5; at += 1) queue.add({ tone: 'bad', title: `Fehler ${at}` });
  await render(
    <>
      <Dialog
        isOpen
        onOpenChange={() => {}}
        title="Titel"
        closeLabel="Zu"
        footer={<button type="button">Speichern</button>}
      >
        <p style={{ blockSize: 3000 }}>Inhalt</p>
      </Dialog>
      <ToastRegion queue={queue} {...words} />
    </>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll('[role=dialog] button')].map(isPressable))
    .toEqual([true, true]);
});

test('the focus goes back when the last toast is closed, also where what it came from has gone', async () => {
  const queue = createToastQueue();
  const screen = await render(
    <>
      <main tabIndex={-1}>
        <button type="button">Speichern</button>
      </main>
      <ToastRegion queue={queue} {...words} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Speichern' }).element() as HTMLElement;
  for (const isGone of [false, true]) {
    queue.add({ tone: 'ok', title: 'Gespeichert' });
    await expect.element(screen.getByRole('listitem')).toBeVisible();
    button.focus();
    await userEvent.keyboard('{F6}{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Meldung schließen' })).toHaveFocus();
    if (isGone) button.remove();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    await expect
      .element(isGone ? screen.getByRole('main') : screen.getByRole('button', { name: 'Speichern' }))
      .toHaveFocus();
  }
});
