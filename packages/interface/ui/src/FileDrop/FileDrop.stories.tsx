import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps, FileUpload } from './FileDropProps.ts';

const words = storyWords({
  productPictures: ['Produktbilder', 'Product pictures'],
  dragFilesHereOr: ['Dateien hierher ziehen oder', 'Drag files here or'],
  chooseThem: ['auswählen', 'choose them'],
  pngJpgMp4Mov: ['PNG, JPG, MP4, MOV, WEBM oder MKV', 'PNG, JPG, MP4, MOV, WEBM or MKV'],
  exeAndJarAre: ['EXE und JAR sind nicht erlaubt.', 'EXE and JAR are not allowed.'],
  removeSerumPng: ['serum.png entfernen', 'Remove serum.png'],
  theConnectionWasLost: [
    'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
    'The connection was lost. Please try again.',
  ],
  waiting: ['Wartet', 'Waiting'],
  uploaded: ['Hochgeladen', 'Uploaded'],
  uploadRohschnittMovAgain: ['rohschnitt.mov erneut hochladen', 'Upload rohschnitt.mov again'],
  atMostOneFile: ['Höchstens eine Datei ist möglich.', 'At most one file is possible.'],
  notThisType: ['Dieser Dateityp ist nicht erlaubt.', 'This type of file is not allowed.'],
  tooLarge: ['Höchstens 2 MB sind erlaubt.', 'At most 2 MB are allowed.'],
  removeHerbstleuchtenKampagnenfilmMp4: [
    'herbstleuchten_kampagnenfilm.mp4 entfernen',
    'Remove herbstleuchten_kampagnenfilm.mp4',
  ],
  theConnectionWasLost2: ['Die Verbindung ist abgebrochen.', 'The connection was lost.'],
  removeRohschnittMov: ['rohschnitt.mov entfernen', 'Remove rohschnitt.mov'],
  theNotificationSettingsPrevent: [
    'Die Benachrichtigungs\u00adeinstellungen verhindern das Hochladen.',
    'The notification settings prevent the upload.',
  ],
  completelyUploaded: ['Vollständig hochgeladen', 'Completely uploaded'],
});

function WithState({ files: first, onChange, ...props }: FileDropProps) {
  const [files, setFiles] = useHeld(first, onChange);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

const meta = {
  title: 'UI/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: words.productPictures,
    promptLabel: words.dragFilesHereOr,
    browseLabel: words.chooseThem,
    removeLabel: (name) => both(`${name} entfernen`, `Remove ${name}`),
    description: words.pngJpgMp4Mov,
    accept: ['image/*'],
    allowsMultiple: true,
    files: [],
    onChange: fn(),
    onReject: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithFile: Story = {
  args: { files: [new File(['x'.repeat(2400)], 'serum_01.jpg', { type: 'image/jpeg' })] },
};

export const Invalid: Story = { args: { errorMessage: words.exeAndJarAre } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ChoosesAndRemoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(words.productPictures, { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'serum.png', { type: 'image/png' }));
    await expect(canvas.getByText('serum.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.removeSerumPng }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const RejectsOtherTypes: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText(words.chooseThem).closest('[class]')?.parentElement;
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'setup.exe', { type: 'application/x-msdownload' }));
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const media = ['serum_01.jpg', 'herbstleuchten_kampagnenfilm.mp4', 'konturen.png', 'rohschnitt.mov'].map(
  (name, at) => new File(['x'.repeat(2400 * (at + 1))], name, { lastModified: at }),
);
const uploads: Record<string, FileUpload> = {
  'serum_01.jpg': { status: 'done' },
  'herbstleuchten_kampagnenfilm.mp4': { status: 'uploading', share: 0.64 },
  'konturen.png': { status: 'queued' },
  'rohschnitt.mov': { status: 'failed', message: words.theConnectionWasLost },
};

const uploading = {
  uploadOf: ({ name }: File) => uploads[name],
  queuedLabel: words.waiting,
  doneLabel: words.uploaded,
  retryLabel: (name: string) => both(`${name} erneut hochladen`, `Upload ${name} again`),
  onRetry: fn(),
};

/** Each file says how far it is; a failed one can be tried again. */
export const Uploads: Story = {
  args: { ...uploading, files: media },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'herbstleuchten_kampagnenfilm.mp4' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await userEvent.click(canvas.getByRole('button', { name: words.uploadRohschnittMovAgain }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(media[3]);
  },
};

/** Files that are too large or too many are named with the reason. */
export const Limits: Story = {
  args: {
    maxSize: 2_000_000,
    maxFiles: 1,
    rejectMessage: ({ file, reason }) =>
      `${file.name}: ${{ type: words.notThisType, size: words.tooLarge, count: words.atMostOneFile }[reason]}`,
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(words.productPictures, { selector: 'input' });
    const image = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });
    await userEvent.upload(input, [image('plakat.png', 2_000_001), image('serum.png', 10), image('creme.png', 11)]);
    await expect(input).toHaveAccessibleDescription(/plakat\.png: Höchstens 2 MB sind erlaubt\./);
    await expect(input).toHaveAccessibleDescription(/creme\.png: Höchstens eine Datei/);
    await expect(canvas.getByText('serum.png')).toBeVisible();
  },
};

/** The control opens the file dialog; from the removed file the focus goes to the next. */
export const Keyboard: Story = {
  args: { files: media.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(words.productPictures, { selector: 'input' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: words.removeHerbstleuchtenKampagnenfilmMp4 })).toHaveFocus();
  },
};

/** Trying again takes the button away and leaves the keyboard in the file's row. */
export const TriesAgain: Story = {
  args: { ...uploading, files: media.slice(3) },
  render: function Retried({ files, onChange, ...props }) {
    const [isSending, setSending] = useState(false);
    const upload: FileUpload = isSending
      ? { status: 'uploading', share: 0 }
      : { status: 'failed', message: words.theConnectionWasLost2 };
    return (
      <FileDrop
        {...props}
        {...uploading}
        files={files}
        onChange={onChange}
        uploadOf={() => upload}
        onRetry={() => setSending(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.uploadRohschnittMovAgain })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('progressbar', { name: 'rohschnitt.mov' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.removeRohschnittMov })).toHaveFocus();
  },
};

const longName = 'Kampagnenzusammenfassungsübersichtsdarstellung_2026.pdf';
const longUploads: Record<string, FileUpload> = {
  [longName]: { status: 'done' },
  'herbstleuchten_kampagnenfilm.mp4': { status: 'uploading', share: 0.64 },
  'rohschnitt.mov': { status: 'failed', message: words.theNotificationSettingsPrevent },
};

export const LongWords: Story = {
  args: {
    ...uploading,
    label: shared.settings,
    doneLabel: words.completelyUploaded,
    files: [new File(['x'], longName, { lastModified: 1 }), ...media.filter(({ name }) => name in longUploads)],
    uploadOf: ({ name }: File) => longUploads[name],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
