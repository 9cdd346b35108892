import { BellIcon, HeartIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShellButton } from './ShellButton.tsx';
import { vars } from '@resonanz/tokens/contract';

const meta = {
  title: 'UI/ShellButton',
  component: ShellButton,
  args: { label: 'Merkliste, 6 Kanäle', icon: HeartIcon, count: 6, onPress: fn() },
  decorators: [(Story) => <div style={{ background: vars.accent.shell, padding: 16, display: 'flex', gap: 8 }}>{Story()}</div>],
} satisfies Meta<typeof ShellButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Merkliste, 6 Kanäle' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { args: { label: 'Benachrichtigungen, 99+ neue', icon: BellIcon, count: 120, isExpanded: true } };

export const WithoutCount: Story = { args: { label: 'Benachrichtigungen', icon: BellIcon, count: 0, isExpanded: false } };
