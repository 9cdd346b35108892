import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import type { ListedFile, UploadFile } from './file.ts';
import { FileList } from './FileList.tsx';

const words = storyWords({
  frameworkAgreement2026Pdf: ['Rahmenvertrag 2026.pdf', 'Framework agreement 2026.pdf'],
});

const file = (values: Partial<ListedFile>): ListedFile => ({
  fileId: 1,
  name: words.frameworkAgreement2026Pdf,
  kind: 'contract',
  size: 482_113,
  uploadedByName: 'Katharina Bergmann',
  createdAt: '2026-05-04T09:00:00.000Z',
  ...values,
});

const files: readonly ListedFile[] = [
  file({
    fileId: 3,
    name: 'Herbstleuchten-Zusammenarbeitsvereinbarung-unterschriebene-Fassung-endgültig.docx',
    kind: 'nda',
    size: 91_400,
    uploadedByName: null,
  }),
  file({
    fileId: 2,
    name: 'Moodboard.jpg',
    kind: 'attachment',
    size: 2_840_000,
    uploadedByName: 'Emre Aksoy',
    contentType: 'image/jpeg',
    url: '#moodboard',
  }),
  file({}),
];

const meta: Meta<typeof FileList> = {
  title: 'Patterns/Records/FileList',
  component: FileList,
  args: {
    files,
    kinds: [
      { kind: 'attachment', accept: ['.pdf', '.png', '.jpg', '.docx'] },
      { kind: 'contract', accept: ['.pdf', '.docx'] },
    ],
    onReload: fn(),
    onUpload: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onDownload: fn(async () => undefined),
    errorNames: () => [],
  },
};

export default meta;
type Story = StoryObj<typeof FileList>;

export const Playground: Story = {};

export const Loading: Story = { args: { files: undefined } };

export const Empty: Story = { args: { files: [] } };

export const Failed: Story = { args: { files: undefined, hasFailed: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A rejected file stays in the list with the reason and can be tried again. */
export const Rejected: Story = {
  args: { onUpload: fn(() => Promise.reject(new Error('rejected'))), errorNames: () => ['fileTooLarge'] },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(/^(Dateien hinzufügen|Add files)/, { selector: 'input' }),
      new File(['%PDF-1.7'], 'Angebot.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText(/^(Die Datei ist zu groß\.|The file is too large\.)$/)).toBeVisible();
  },
};

/** A file that is being sent shows how far it is, and can be cancelled. */
export const Sending: Story = {
  args: {
    onUpload: fn<UploadFile>(({ onShare }) => {
      onShare(0.4);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(/^(Dateien hinzufügen|Add files)/, { selector: 'input' }),
      new File(['%PDF-1.7'], 'Angebot.pdf', { type: 'application/pdf' }),
    );
    await expect(
      await canvas.findByRole('button', {
        name: /^(Hochladen von Angebot\.pdf abbrechen|Cancel the upload of Angebot\.pdf)$/,
      }),
    ).toBeEnabled();
  },
};

/** Deleting asks first. */
export const Deleting: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Moodboard\.jpg löschen|Delete Moodboard\.jpg)$/ }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Löschen|Delete)$/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
