import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { PictureDialog } from './PictureDialog.tsx';

async function show(onSave = vi.fn<(picture: File | null) => Promise<unknown>>(async () => undefined)) {
  const onClose = vi.fn<() => void>();
  const names = (error: unknown) => [(error as Error).message];
  await render(
    <LanguageProvider language="de">
      <PictureDialog
        title="Logo von Lindenblatt"
        label="Logo"
        initials="LN"
        shape="tile"
        stored="data:,"
        onSave={onSave}
        errorNames={names}
        onClose={onClose}
      />
    </LanguageProvider>,
  );
  return { onSave, onClose };
}

const save = page.getByRole('button', { name: 'Speichern' });

test('another picture is sent, and the dialog closes', async () => {
  const { onSave, onClose } = await show();
  await expect.element(save).toBeDisabled();
  await userEvent.upload(
    page.getByRole('dialog').getByLabelText(/^Logo/).last(),
    new File(['\x89PNG'], 'neu.png', { type: 'image/png' }),
  );
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onSave.mock.calls[0]?.[0]?.name).toBe('neu.png');
});

test('by keyboard: the picture is taken away; an error is said, and what was chosen stays for another attempt', async () => {
  const { onSave, onClose } = await show(
    vi
      .fn<(picture: File | null) => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('fileContentMismatch'))
      .mockResolvedValue(undefined),
  );
  await focusOn(page.getByRole('button', { name: 'Bild entfernen' }));
  await userEvent.keyboard('{Enter}');
  await save.click();
  await expect
    .element(page.getByRole('alert').getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.'))
    .toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onSave.mock.calls).toEqual([[null], [null]]);
});
