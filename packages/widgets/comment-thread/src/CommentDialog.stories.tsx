import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import { CommentDialog, type CommentDialogProps } from './CommentDialog.tsx';
import { manyComments, now, thread } from './comments.fixture.ts';

const words = storyWords({
  comment: ['Kommentieren', 'Comment'],
  commentsOnSophieBrandsta: ['Kommentare zu Sophie Brandstätter', 'Comments on Sophie Brandstätter'],
  notFinishedYet: ['Noch nicht fertig', 'Not finished yet'],
});

function Demo({ isOpen: first, onOpenChange, ...content }: CommentDialogProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.comment}</Button>
      <CommentDialog {...content} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Widgets/CommentDialog',
  component: Demo,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: words.commentsOnSophieBrandsta,
    comments: thread,
    now,
    onSend: fn(async () => {}),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /^Ihr Kommentar|^Your comment/ });

export const Thread: Story = {};
export const Staff: Story = { globals: { audience: 'staff', density: 'compact' } };
export const Empty: Story = { args: { comments: [] } };
export const Loading: Story = { args: { comments: undefined } };
export const Many: Story = { args: { comments: manyComments(400), firstUnreadId: 395 } };

/** Escape closes; what was written is there again the next time. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    // An open dialog takes the focus once; letters typed before that would be lost.
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(await field(), words.notFinishedYet);
    // The simulated keyboard reports the change when the field loses the focus, which React must not notice while it
    // takes the field away.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const open = canvas.getByRole('button', { name: words.comment });
    // The page can be used again a moment after the dialog has gone.
    await waitFor(() => expect(open.closest('[inert]')).toBeNull());
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveValue(words.notFinishedYet);
  },
};
