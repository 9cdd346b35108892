import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentDialog } from './CommentDialog.tsx';
import { CommentLink } from './CommentLink.tsx';
import { now, thread } from './comments.fixture.ts';

const onSend = fn(async () => {});

const meta = {
  title: 'Widgets/CommentLink',
  component: CommentLink,
  args: {
    name: 'Sophie Brandstätter',
    count: thread.length,
    children: (dialog) => <CommentDialog {...dialog} comments={thread} now={now} onSend={onSend} />,
  },
  globals: { audience: 'brand', density: 'comfortable' },
} satisfies Meta<typeof CommentLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name says what the comments are about. */
export const Playground: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^5 (Kommentare zu|comments on) Sophie Brandstätter$/ })).toBeVisible(),
};

export const None: Story = { args: { count: 0 } };

export const One: Story = { args: { count: 1 } };
