import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx';
import { sampleVideo } from './sampleVideo.ts';

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><title>${name}</title></svg>`)}`;
const props: MediaViewerProps = {
  isOpen: true,
  onOpenChange: () => {},
  title: 'Inhalte',
  media: ['Eins', 'Zwei'].map((alt) => ({ kind: 'image', src: picture(alt), alt })),
  labels: {
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    position: (position, count) => `${position} von ${count}`,
    actualSize: 'Originalgröße',
    loading: 'Wird geladen',
    failed: 'Nicht da',
    retry: 'Erneut laden',
    download: 'Herunterladen',
    thumbnails: 'Alle',
  },
};

test('the media viewer conforms', async () => {
  await expectConformance(<MediaViewer {...props} />, { role: 'dialog', name: 'Inhalte' });
});

test('pictures and videos are shown one after the other in a dialog of their own [R-LAYOUT-014]', async () => {
  const [first] = props.media;
  const screen = await render(
    <MediaViewer
      {...props}
      media={[...(first ? [first] : []), { kind: 'video', src: sampleVideo, alt: 'Abendroutine' }]}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Inhalte' });
  await expect.element(dialog.getByRole('img', { name: 'Eins' })).toBeInTheDocument();
  expect(dialog.element().querySelector('video')).toBeNull();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect.poll(() => dialog.element().querySelector('video[controls]')?.getAttribute('src')).toBe(sampleVideo);
  await expect.element(dialog.getByRole('img', { name: 'Eins' })).not.toBeInTheDocument();
});

test('a controlled place only moves when its owner moves it', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  const screen = await render(<MediaViewer {...props} index={0} onIndexChange={onIndexChange} />);
  await screen.getByRole('button', { name: 'Weiter' }).click();
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(screen.getByRole('img', { name: 'Eins' })).toBeInTheDocument();
  await screen.rerender(<MediaViewer {...props} index={1} onIndexChange={onIndexChange} />);
  await expect.element(screen.getByRole('img', { name: 'Zwei' })).toBeInTheDocument();
});

test('a finger leads on, and not while the picture is enlarged', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  const screen = await render(<MediaViewer {...props} onIndexChange={onIndexChange} />);
  const swipe = () => {
    const image = document.querySelector('figure img');
    const at = (type: string, clientX: number) =>
      image?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 200 }),
      );
    at('pointerdown', 300);
    at('pointerup', 120);
  };
  await screen.getByRole('button', { name: 'Originalgröße' }).click();
  swipe();
  expect(onIndexChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Originalgröße' }).click();
  swipe();
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('the enlarged picture is dragged with the mouse', async () => {
  await page.viewport(1000, 700);
  const screen = await render(<MediaViewer {...props} />);
  await screen.getByRole('button', { name: 'Originalgröße' }).click();
  const region = screen.getByRole('region', { name: 'Eins' });
  await userEvent.dragAndDrop(region, region, {
    sourcePosition: { x: 400, y: 300 },
    targetPosition: { x: 200, y: 200 },
  });
  expect(region.element().scrollLeft).toBeGreaterThan(100);
  expect(region.element().scrollTop).toBeGreaterThan(50);
});

test('phones keep 16 px at each side and everything in sight', async () => {
  await page.viewport(390, 640);
  const screen = await render(<MediaViewer {...props} />);
  const box = screen.getByRole('dialog').element().getBoundingClientRect();
  expect([Math.round(box.left), Math.round(box.width)]).toEqual([16, 358]);
  expect(screen.getByRole('button', { name: 'Weiter' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    624,
  );
});
