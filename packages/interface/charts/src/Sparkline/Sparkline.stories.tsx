import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const followers = [118, 118.4, 119, 118.8, 120.1, 121.6, 121.2, 123, 124.4, 124.1, 126, 127.2, 128.4];

const meta = {
  title: 'UI/Charts/Sparkline',
  component: Sparkline,
  args: { values: followers, label: 'Follower der letzten 30 Tage, von 118.000 auf 128.400' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /von 118.000 auf 128.400/ })).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['series', 'positive', 'negative'] as const).map((tone) => (
        <Inline key={tone}>
          <Sparkline values={followers} label="Follower, steigend" tone={tone} />
          <Text>128,4K</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const FlatAndMissing: Story = {
  render: () => (
    <Stack>
      <Sparkline values={[5, 5, 5]} label="Unverändert 5" />
      <Sparkline values={[]} label="Keine Werte" />
    </Stack>
  ),
};
