import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StaleNotice } from './StaleNotice.tsx';

const meta = {
  title: 'Patterns/Forms/StaleNotice',
  component: StaleNotice,
  args: { name: 'Katharina Voss', at: '2026-05-04T09:58:00.000Z', onReload: fn(), onKeep: fn() },
} satisfies Meta<typeof StaleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The other one's account is gone, and there is nothing to keep. */
export const OnlyReload: Story = {
  render: ({ onKeep: _onKeep, ...args }) => <StaleNotice {...args} />,
  args: { name: null },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
