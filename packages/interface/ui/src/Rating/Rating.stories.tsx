import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'UI/Rating',
  component: Rating,
  args: { value: 4.6, label: '4,6 von 5 Sternen, 38 Bewertungen', valueText: '4,6', countText: '(38)' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Halves: Story = {
  render: () => (
    <Stack align="start">
      {[0, 1.2, 2.5, 3.6, 4.9].map((value) => (
        <Rating key={value} value={value} label={`${value} von 5 Sternen`} />
      ))}
    </Stack>
  ),
};

export const InACell: Story = { args: { variant: 'single' } };
