import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'UI/Meter',
  component: Meter,
  args: { value: 68, label: 'Budget verbraucht', valueText: '68 %' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OverTheWhole: Story = {
  args: { value: 140, valueText: '140 %', tone: 'negative' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Budget verbraucht' })).toHaveAttribute('aria-valuenow', '100');
  },
};
