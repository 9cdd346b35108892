import { BellIcon, HeartIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { vars } from '@resonanz/tokens/contract';
import { ShellButton } from './ShellButton.tsx';

const words = storyWords({
  watchList6Channels: ['Merkliste, 6 Kanäle', 'Watch list, 6 channels'],
  notifications99New: ['Benachrichtigungen, 99+ neue', 'Notifications, 99+ new'],
  userMenuOfFriederike: [
    'Nutzermenü von Friederike Schönhagen-Wittgenstein',
    'User menu of Friederike Schönhagen-Wittgenstein',
  ],
});

const meta = {
  title: 'UI/Actions/ShellButton',
  component: ShellButton,
  args: { label: words.watchList6Channels, icon: HeartIcon, count: 6, onPress: fn() },
  decorators: [
    (Story) => <div style={{ background: vars.accent.shell, padding: 16, display: 'flex', gap: 8 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ShellButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};

export const Open: Story = {
  args: { label: words.notifications99New, icon: BellIcon, count: 120, isExpanded: true },
};

export const WithoutCount: Story = {
  args: { label: shared.notifications, icon: BellIcon, count: 0, isExpanded: false },
};

/** Words stay on the one line the bar has; the frame hides them on phones. */
export const LongWords: Story = {
  args: {
    label: words.userMenuOfFriederike,
    count: 0,
    isExpanded: false,
    children: 'Friederike Schönhagen-Wittgenstein',
  },
  render: ({ label, children, onPress }) => (
    <ShellButton label={label} isExpanded={false} onPress={onPress}>
      {children}
    </ShellButton>
  ),
};

/** Tab leads to it, Enter and Space press it. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.watchList6Channels })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
