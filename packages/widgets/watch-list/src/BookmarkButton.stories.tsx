import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
import { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton.tsx';

function Demo({ isBookmarked: first, onChange, ...props }: BookmarkButtonProps) {
  const [isBookmarked, setBookmarked] = useHeld(first, onChange);
  return <BookmarkButton {...props} isBookmarked={isBookmarked} onChange={setBookmarked} />;
}

const meta = {
  title: 'Widgets/BookmarkButton',
  component: Demo,
  args: { name: 'Lena Hartwig', platform: 'Instagram', isBookmarked: false, onChange: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isBookmarked: true } };

/** Space and Enter set and take back; the state is in `aria-pressed`. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: /Lena Hartwig/ });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A double click and a key held down are one change. */
export const DoubleClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Lena Hartwig/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
