import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

const onRemove = fn();

const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Beauty & Pflege', onRemove, removeLabel: 'Beauty & Pflege entfernen' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RemovesByKeyboard: Story = {
  play: async () => {
    onRemove.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { render: () => <Chip>Ernährung</Chip> };
