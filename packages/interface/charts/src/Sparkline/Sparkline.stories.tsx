import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { Sparkline } from './Sparkline.tsx';

const texts = storyWords({
  followersOfTheLast: [
    'Follower der letzten 30 Tage, von 118.000 auf 128.400',
    'Followers of the last 30 days, from 118,000 to 128,400',
  ],
  followersRising: ['Follower, steigend', 'Followers, rising'],
  followersWithThreeDays: ['Follower, mit drei Tagen ohne Wert', 'Followers, with three days without a value'],
  unchanged5: ['Unverändert 5', 'Unchanged 5'],
  throughout0: ['Durchgehend 0', '0 throughout'],
  oneValue42: ['Ein Wert: 42', 'One value: 42'],
  noValues: ['Keine Werte', 'No values'],
  changeFromTheMonth: ['Veränderung zum Vormonat, zwischen -8 und 6', 'Change from the month before, between -8 and 6'],
  veryLargeValues: ['Sehr große Werte', 'Very large values'],
  notificationSettingsChangedIn: [
    'Benachrichtigungseinstellungen, geänderte in den letzten 30 Tagen, von 118 auf 128',
    'Notification settings changed in the last 30 days, from 118 to 128',
  ],
});

const followers = [118, 118.4, 119, 118.8, 120.1, 121.6, 121.2, 123, 124.4, 124.1, 126, 127.2, 128.4];

const meta = {
  title: 'UI/Charts/Sparkline',
  component: Sparkline,
  args: { values: followers, label: texts.followersOfTheLast },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /von 118.000 auf 128.400/ })).toBeVisible();
  },
};

/** The course is judged, as in key figures: a falling price per click is good. */
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['series', 'positive', 'negative'] as const).map((tone) => (
        <Inline key={tone}>
          <Sparkline values={followers} label={texts.followersRising} tone={tone} />
          <Text>128,4K</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** A day without a value is a gap, never zero; a value between two gaps is a dot. */
export const Gaps: Story = {
  args: { values: [118, 119, null, null, 121, null, 122, 124, 125], label: texts.followersWithThreeDays },
};

export const FlatAndMissing: Story = {
  render: () => (
    <Stack>
      <Sparkline values={[5, 5, 5]} label={texts.unchanged5} />
      <Sparkline values={[0, 0, 0, 0]} label={texts.throughout0} />
      <Sparkline values={[42]} label={texts.oneValue42} />
      <Sparkline values={[null, null]} label={texts.noValues} />
    </Stack>
  ),
};

/** Negative values, and more of them than a screen can distinguish. */
export const NegativeAndHuge: Story = {
  render: () => (
    <Stack>
      <Sparkline values={[4, -2, -8, -3, 6]} label={texts.changeFromTheMonth} />
      <Sparkline values={[1e15, 2e18, -1e17, 9e18]} label={texts.veryLargeValues} />
    </Stack>
  ),
};

/** The sparkline keeps its size and the words beside it break. */
export const LongWords: Story = {
  args: { label: texts.notificationSettingsChangedIn },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Inline>
        <Sparkline {...args} />
        <Text>{shared.settings}</Text>
      </Inline>
    </div>
  ),
};
