import '@resonanz/tokens/styles';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Popover } from './Popover.tsx';

function WatchList({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
        Merkliste
      </button>
      <Popover
        label="Merkliste"
        width="watchList"
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={button}
      >
        <button type="button">Exposé herunterladen</button>
      </Popover>
      <p style={{ marginBlockStart: 300 }}>Kampagnen</p>
    </>
  );
}

test('the popover conforms', async () => {
  await expectConformance(<WatchList isOpenAtFirst />, { role: 'dialog', name: 'Merkliste' });
});

test('a press on its control closes it, a press in it does not, a press beside it does', async () => {
  const screen = await render(<WatchList />);
  const dialog = screen.getByRole('dialog');
  const control = screen.getByRole('button', { name: 'Merkliste' });
  await control.click();
  await screen.getByRole('button', { name: 'Exposé herunterladen' }).click();
  await expect.element(dialog).toBeVisible();
  await control.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await control.click();
  await expect.element(dialog).toBeVisible();
  await screen.getByText('Kampagnen').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape closes it and the focus returns', async () => {
  const screen = await render(<WatchList />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Merkliste' })).toHaveFocus();
});
