import { useHeld } from '@resonanz/testing/held';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

function WithState({ files: first, onChange, ...props }: FileDropProps) {
  const [files, setFiles] = useHeld(first, onChange);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  args: {
    label: 'Produktbilder',
    promptLabel: 'Dateien hierher ziehen oder',
    browseLabel: 'auswählen',
    removeLabel: (name) => `${name} entfernen`,
    description: 'PNG, JPG, MP4, MOV, WEBM oder MKV',
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

export const Invalid: Story = { args: { errorMessage: 'EXE und JAR sind nicht erlaubt.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ChoosesAndRemoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Produktbilder', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'serum.png', { type: 'image/png' }));
    await expect(canvas.getByText('serum.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'serum.png entfernen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const RejectsOtherTypes: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('auswählen').closest('[class]')?.parentElement;
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'setup.exe', { type: 'application/x-msdownload' }));
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
