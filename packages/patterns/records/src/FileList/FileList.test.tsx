import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import type { ListedFile, UploadFile } from './file.ts';
import { FileList, type FileListProps } from './FileList.tsx';

const vertrag: ListedFile = {
  fileId: 7,
  name: 'Vertrag.pdf',
  kind: 'contract',
  size: 2_048,
  uploadedByName: 'Emre Aksoy',
  createdAt: '2026-05-04T09:00:00.000Z',
};

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

async function show(values: Partial<FileListProps> = {}) {
  const props = {
    files: [vertrag],
    kinds: [
      { kind: 'attachment', accept: ['.pdf', '.png'] },
      { kind: 'contract', accept: ['.pdf'] },
    ],
    onReload: vi.fn<() => void>(),
    onUpload: vi.fn<UploadFile>(async () => undefined),
    onRemove: vi.fn<(fileId: number) => Promise<unknown>>(async () => undefined),
    onDownload: vi.fn<(file: ListedFile) => Promise<unknown>>(async () => undefined),
    errorNames: (error: unknown) => [(error as Error).message],
    ...values,
  } satisfies FileListProps;
  await render(
    <LanguageProvider language="de">
      <FileList {...props} />
    </LanguageProvider>,
  );
  return props;
}

const input = () => page.getByRole('group', { name: 'Dateien hinzufügen' }).getByLabelText('Dateien hinzufügen');
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('a file is shown with its kind, size and who brought it, and can be downloaded', async () => {
  const { onDownload } = await show();
  for (const text of ['Vertrag.pdf', 'Emre Aksoy', /^2\sKB$/])
    await expect.element(page.getByRole('table').getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Vertrag.pdf herunterladen' }).click();
  expect(onDownload).toHaveBeenCalledWith(vertrag);
});

test('the name of a file that can be looked at leads to its content', async () => {
  await show({ files: [{ ...vertrag, url: '/files/7/content' }] });
  await expect
    .element(page.getByRole('link', { name: 'Vertrag.pdf', exact: true }))
    .toHaveAttribute('href', '/files/7/content');
});

test('a picture opens above the page, not at an address of its own', async () => {
  await show({ files: [{ ...vertrag, name: 'Moodboard.png', contentType: 'image/png', url: PIXEL }] });
  expect(page.getByRole('link', { name: 'Moodboard.png' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Moodboard.png', exact: true }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Dateien' }).getByRole('img', { name: 'Moodboard.png' }))
    .toBeVisible();
});

test('files are sent at once, one after the other, as the kind that is chosen', async () => {
  const onUpload = vi.fn<UploadFile>(async () => undefined);
  await show({ onUpload });
  await page.getByRole('combobox', { name: /^Art/ }).click();
  await page.getByRole('option', { name: 'Vertrag' }).click();
  await input().upload([pdf('a.pdf'), pdf('b.pdf')]);
  await expect
    .poll(() => onUpload.mock.calls.map(([{ file, kind }]) => [file.name, kind]))
    .toEqual([
      ['a.pdf', 'contract'],
      ['b.pdf', 'contract'],
    ]);
  await expect.element(page.getByText('a.pdf', { exact: true })).not.toBeInTheDocument();
});

test('a rejected file stays with the reason and is sent again on request', async () => {
  const onUpload = vi
    .fn<UploadFile>()
    .mockRejectedValueOnce(new Error('fileContentMismatch'))
    .mockResolvedValue(undefined);
  await show({ onUpload });
  await input().upload(pdf('falsch.pdf'));
  await expect.element(page.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible();
  await page.getByRole('button', { name: 'falsch.pdf erneut hochladen' }).click();
  await expect.poll(() => onUpload.mock.calls.length).toBe(2);
  await expect.element(page.getByText('falsch.pdf', { exact: true })).not.toBeInTheDocument();
});

test('by keyboard: a file that is being sent is cancelled and forgotten, and the next one is sent', async () => {
  const given: AbortSignal[] = [];
  const onUpload = vi.fn<UploadFile>(({ signal, onShare }) => {
    given.push(signal);
    if (given.length > 1) return Promise.resolve();
    onShare(0.4);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  await show({ onUpload });
  await input().upload([pdf('gross.pdf'), pdf('klein.pdf')]);
  const cancel = page.getByRole('button', { name: 'Hochladen von gross.pdf abbrechen' });
  await expect.element(cancel).toBeVisible();
  await focusOn(cancel);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('gross.pdf', { exact: true })).not.toBeInTheDocument();
  expect(given[0]?.aborted).toBe(true);
  await expect.poll(() => onUpload.mock.calls.map(([{ file }]) => file.name)).toEqual(['gross.pdf', 'klein.pdf']);
});

test('a file that waits is cancelled before it is sent', async () => {
  const onUpload = vi.fn<UploadFile>(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  await show({ onUpload });
  await input().upload([pdf('erste.pdf'), pdf('zweite.pdf')]);
  await page.getByRole('button', { name: 'Hochladen von zweite.pdf abbrechen' }).click();
  await page.getByRole('button', { name: 'Hochladen von erste.pdf abbrechen' }).click();
  await expect.element(page.getByRole('button', { name: /abbrechen/ })).not.toBeInTheDocument();
  expect(onUpload.mock.calls.map(([{ file }]) => file.name)).toEqual(['erste.pdf']);
});

test('by keyboard: deleting asks, Escape leaves it, Enter on the button does it; an error is shown in the question', async () => {
  const onRemove = vi
    .fn<(fileId: number) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('forbidden'))
    .mockResolvedValue(undefined);
  await show({ onRemove });
  const remove = page.getByRole('button', { name: 'Vertrag.pdf löschen' });
  await focusOn(remove);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onRemove).not.toHaveBeenCalled();
  await remove.click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' });
  await confirm.click();
  await expect.element(page.getByRole('alertdialog').getByText('Keine Berechtigung')).toBeVisible();
  await confirm.click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onRemove.mock.calls).toEqual([[7], [7]]);
});

test('who may only read gets neither a place to drop files nor a way to delete', async () => {
  await show({ isReadOnly: true });
  await expect.element(page.getByRole('button', { name: 'Vertrag.pdf herunterladen' })).toBeVisible();
  expect(page.getByRole('button', { name: /löschen/ }).elements()).toHaveLength(0);
  expect(page.getByRole('group', { name: 'Dateien hinzufügen' }).elements()).toHaveLength(0);
});

test('what failed can be loaded again', async () => {
  const { onReload } = await show({ files: undefined, hasFailed: true });
  await page.getByText('Erneut laden').click();
  expect(onReload).toHaveBeenCalledOnce();
});
