import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { ZipSelectionBar } from './ZipSelectionBar.tsx';

const words = storyWords({
  downloadAsZip: ['Als Zip herunterladen', 'Download as zip'],
});

const idsUpTo = (count: number) => new Set(Array.from({ length: count }, (_each, index) => index + 1));

const meta = {
  title: 'Patterns/Lists/ZipSelectionBar',
  component: ZipSelectionBar,
  args: {
    selectedIds: idsUpTo(3),
    onSelectionChange: fn(),
    downloadLabel: words.downloadAsZip,
    isPending: false,
    onDownload: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof ZipSelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fetched by keyboard: nothing is selected any more. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onDownload).toHaveBeenCalledWith([1, 2, 3]);
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set());
  },
};

/** What could not be fetched stays selected. */
export const Failed: Story = {
  args: { onDownload: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.downloadAsZip }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** A zip has a limit. */
export const TooMany: Story = {
  args: { selectedIds: idsUpTo(51) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: words.downloadAsZip })).toBeDisabled(),
};

export const Pending: Story = { args: { isPending: true } };

export const Nothing: Story = {
  args: { selectedIds: new Set() },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
};
