import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileDrop } from './FileDrop.tsx';

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
  // The theme changes at once: axe would read colours halfway through a transition.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  await expectConformance(<FileDrop {...words} files={[image('serum.png')]} onChange={() => {}} />, { role: 'group', name: 'Produktbilder' });
  still.remove();
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
