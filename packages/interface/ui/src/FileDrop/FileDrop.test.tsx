import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { FileDrop } from './FileDrop.tsx';
import type { FileUpload } from './FileDropProps.ts';

const words = {
  label: 'Produktbilder',
  promptLabel: 'Dateien hierher ziehen oder',
  browseLabel: 'auswählen',
  removeLabel: (name: string) => `${name} entfernen`,
};
const image = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 });

function Pictures() {
  const [files, setFiles] = useState<readonly File[]>([image('serum.png')]);
  return (
    <form aria-label="Anfrage">
      <FileDrop {...words} name="pictures" allowsMultiple files={files} onChange={setFiles} />
    </form>
  );
}

test('the file drop conforms', async () => {
  await expectConformance(<FileDrop {...words} files={[image('serum.png')]} onChange={() => {}} />, {
    role: 'group',
    name: 'Produktbilder',
  });
});

test('the form sends the chosen files under the name', async () => {
  const screen = await render(<Pictures />);
  const form = screen.getByRole('form').element() as HTMLFormElement;
  const names = () => new FormData(form).getAll('pictures').map((sent) => (sent as File).name);
  expect(names()).toEqual(['serum.png']);
  await screen.getByRole('button', { name: 'serum.png entfernen' }).click();
  expect(names()).toEqual(['']);
});

test('files of the clipboard are taken while the focus is in the area, and only then', async () => {
  const screen = await render(<Pictures />);
  const paste = (name: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(image(name));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  paste('fremd.png');
  document.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  paste('creme.png');
  await expect.element(screen.getByRole('button', { name: 'creme.png entfernen' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'fremd.png entfernen' })).not.toBeInTheDocument();
});

test('the name of the control holds the words that are pressed', async () => {
  const screen = await render(<Pictures />);
  await expect.element(screen.getByLabelText('auswählen')).toHaveAccessibleName('Produktbilder auswählen');
});

test('the area answers files that hover over it, also over its words', async () => {
  const screen = await render(<Pictures />);
  const zone = screen.getByRole('group', { name: 'Produktbilder' }).element();
  const words = screen.getByText('auswählen').element();
  const drag = (type: string, on: Element, relatedTarget: Element | null = null) =>
    on.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), relatedTarget }),
    );
  drag('dragenter', zone);
  await expect.poll(() => zone.hasAttribute('data-drop-target')).toBe(true);
  drag('dragleave', zone, words);
  drag('dragover', words);
  expect(zone.hasAttribute('data-drop-target')).toBe(true);
  drag('dragleave', zone, document.body);
  await expect.poll(() => zone.hasAttribute('data-drop-target')).toBe(false);
});

test('a file that is added and one that is sent are said once, its percentage never', async () => {
  const file = image('serum.png');
  const upload = (files: File[], state?: FileUpload) => (
    <FileDrop
      {...words}
      files={files}
      onChange={() => {}}
      uploadOf={() => state}
      queuedLabel="Wartet"
      doneLabel="Hochgeladen"
      retryLabel={(name) => `${name} erneut hochladen`}
      onRetry={() => {}}
    />
  );
  const screen = await render(upload([]));
  const news = screen.getByRole('status').first();
  await screen.rerender(upload([file], { status: 'uploading', share: 0.2 }));
  await expect.poll(() => news.element().textContent).toMatch(/^serum\.png, 1/);
  await screen.rerender(upload([file], { status: 'uploading', share: 0.8 }));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  await expect.poll(() => news.element().textContent).toMatch(/^serum\.png, 1/);
  await screen.rerender(upload([file], { status: 'done' }));
  await expect.element(news).toHaveTextContent('serum.png: Hochgeladen');
});

test('while the browser is offline a file says that it waits, and keeps how far it got', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  const line = (isThere: boolean) => {
    online.mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  };
  const screen = await render(
    <FileDrop
      {...words}
      files={[image('serum.png')]}
      onChange={() => {}}
      uploadOf={() => ({ status: 'uploading', share: 0.2 })}
      queuedLabel="Wartet"
      doneLabel="Hochgeladen"
      retryLabel={(name) => `${name} erneut hochladen`}
      onRetry={() => {}}
    />,
  );
  await expect.element(screen.getByText(/^20\s%$/)).toBeVisible();
  line(false);
  await expect.element(screen.getByText('Wartet')).toBeVisible();
  expect(screen.getByText(/^20\s%$/).elements()).toHaveLength(0);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  line(true);
  await expect.element(screen.getByText(/^20\s%$/)).toBeVisible();
  online.mockRestore();
});
