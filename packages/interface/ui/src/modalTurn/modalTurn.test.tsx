import '@resonanz/tokens/styles';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { MediaViewer } from '../MediaViewer/MediaViewer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { holdModals } from './modalTurn.ts';

const viewerLabels = {
  close: 'Zu',
  previous: 'Zurück',
  next: 'Weiter',
  position: (position: number, count: number) => `${position} von ${count}`,
  actualSize: 'Originalgröße',
  loading: 'Wird geladen',
  failed: 'Nicht da',
  retry: 'Erneut laden',
  download: 'Herunterladen',
  thumbnails: 'Alle',
};
const picture = {
  kind: 'image',
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  alt: 'Bild',
} as const;
const common = { onOpenChange: () => {}, title: 'Titel', children: 'Inhalt' };
const windows: readonly (readonly [string, (isOpen: boolean) => ReactNode])[] = [
  ['dialog', (isOpen) => <Dialog {...common} isOpen={isOpen} closeLabel="Zu" />],
  [
    'alert dialog',
    (isOpen) => <AlertDialog {...common} isOpen={isOpen} confirmLabel="Ja" cancelLabel="Nein" onConfirm={() => {}} />,
  ],
  ['drawer', (isOpen) => <Drawer {...common} isOpen={isOpen} closeLabel="Zu" />],
  [
    'media viewer',
    (isOpen) => (
      <MediaViewer isOpen={isOpen} onOpenChange={() => {}} title="Titel" media={[picture]} labels={viewerLabels} />
    ),
  ],
];

const modal = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));
let release = () => {};
afterEach(() => release());

test.each(windows)(
  'a %s that is to open while modal windows are held back waits, and then has the focus',
  async (_, draw) => {
    const onWaiting = vi.fn<() => void>();
    release = holdModals(onWaiting);
    const screen = await render(draw(false));
    expect(onWaiting).not.toHaveBeenCalled();
    await screen.rerender(draw(true));
    await expect.poll(() => onWaiting.mock.calls).toHaveLength(1);
    expect(modal().elements()).toEqual([]);
    release();
    await expect.element(modal()).toBeVisible();
    await expect.poll(() => modal().element().contains(document.activeElement)).toBe(true);
  },
);

test('a window that was open before stays open', async () => {
  const [, draw] = windows[0] as (typeof windows)[number];
  await render(draw(true));
  await expect.element(modal()).toBeVisible();
  release = holdModals();
  await new Promise(requestAnimationFrame);
  await expect.element(modal()).toBeVisible();
});

test('several holders: the last one lets the windows open', async () => {
  const [, draw] = windows[0] as (typeof windows)[number];
  const first = holdModals();
  release = holdModals();
  await render(draw(true));
  first();
  await new Promise(requestAnimationFrame);
  expect(modal().elements()).toEqual([]);
  release();
  await expect.element(modal()).toBeVisible();
});

function Question() {
  useLayoutEffect(() => holdModals(), []);
  return <p>Frage</p>;
}

test('a window that is drawn together with the question waits, too', async () => {
  const [, draw] = windows[0] as (typeof windows)[number];
  const screen = await render(
    <>
      <Question />
      {draw(true)}
    </>,
  );
  expect(modal().elements()).toEqual([]);
  await screen.rerender(draw(true));
  await expect.element(modal()).toBeVisible();
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Öffnen</Button>
      <Dialog {...common} isOpen={isOpen} onOpenChange={setOpen} closeLabel="Zu" />
    </>
  );
}

test('a window that has waited gives the focus back to the button that opens it', async () => {
  release = holdModals();
  await render(<Opener />);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  release();
  await expect.element(modal()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test('a drawer that a dialog opens lies above it', async () => {
  await page.viewport(1280, 800);
  const both = (isDrawerOpen: boolean) => (
    <>
      <Drawer {...common} isOpen={isDrawerOpen} title="Oben" width="wide" closeLabel="Leiste schließen" />
      <Dialog {...common} isOpen title="Unten" size="large" closeLabel="Dialog schließen" />
    </>
  );
  const screen = await render(both(false));
  await expect.element(modal()).toBeVisible();
  await screen.rerender(both(true));
  const close = page.getByRole('button', { name: 'Leiste schließen' });
  await expect.element(close).toBeVisible();
  const button = close.element();
  const under = () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  await expect.poll(() => button.contains(under())).toBe(true);
});

function Menu() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'window'>();
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen('menu')}>
        Menü
      </button>
      <Popover
        label="Menü"
        triggerRef={button}
        isOpen={open === 'menu'}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
      >
        <button type="button" onClick={() => setOpen('window')}>
          Eintrag
        </button>
      </Popover>
      {open === 'window' && (
        <Dialog isOpen onOpenChange={() => setOpen(undefined)} title="Titel" closeLabel="Zu">
          Inhalt
        </Dialog>
      )}
    </>
  );
}

test('a window that comes from an entry of a menu gives the focus back to the button of the menu', async () => {
  await render(<Menu />);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Eintrag' }).click();
  await expect
    .poll(() => modal().element().contains(document.activeElement) && modal().element().textContent)
    .toContain('Titel');
  await userEvent.keyboard('{Escape}');
  await expect.element(modal()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Menü' })).toHaveFocus();
});

const isUsable = (name: string) =>
  page.getByRole('dialog', { name, exact: true }).element().closest('[inert]') === null;

test('of two windows that open together, the later one can be used', async () => {
  await render(
    <>
      <Dialog {...common} isOpen title="Unten" closeLabel="Zu" />
      <Dialog {...common} isOpen title="Oben" closeLabel="Zu" />
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Oben' })).toBeVisible();
  expect(isUsable('Oben')).toBe(true);
});

test('a window stays open and below while the code of the next one is being loaded beside it', async () => {
  let load: () => void = () => {};
  const Next = lazy(async () => {
    await new Promise<void>((resolve) => {
      load = resolve;
    });
    return { default: () => <Dialog {...common} isOpen title="Oben" closeLabel="Zu" /> };
  });
  const both = (isNext: boolean) => (
    <Suspense>
      <Dialog {...common} isOpen title="Unten" closeLabel="Zu" />
      {isNext && <Next />}
    </Suspense>
  );
  const screen = await render(both(false));
  await expect.element(page.getByRole('dialog', { name: 'Unten' })).toBeVisible();
  await screen.rerender(both(true));
  load();
  await expect.element(page.getByRole('dialog', { name: 'Oben' })).toBeVisible();
  expect(isUsable('Oben')).toBe(true);
});

test('a window that a menu of another window opens can be used', async () => {
  await render(
    <Dialog {...common} isOpen title="Unten" closeLabel="Zu">
      <Menu />
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Eintrag' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Titel' })).toBeVisible();
  expect(isUsable('Titel')).toBe(true);
});
