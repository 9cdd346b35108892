import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const words = storyWords({
  budgetUsed: ['Budget verbraucht', 'Budget used'],
});

const meta = {
  title: 'UI/Content/Meter',
  component: Meter,
  args: { value: 68, label: words.budgetUsed, valueText: '68 %' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OverTheWhole: Story = {
  args: { value: 140, valueText: '140 %', tone: 'negative' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: words.budgetUsed })).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack space={5}>
      {(['neutral', 'accent', 'positive', 'warning', 'negative'] as const).map((tone, at) => (
        <Meter key={tone} {...args} tone={tone} value={30 + at * 15} valueText={`${30 + at * 15} %`} />
      ))}
    </Stack>
  ),
};
