import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const texts = storyWords({
  theDeadlineIs12: ['Die Frist läuft am 12.10.2026 um 17:30 Uhr ab.', 'The deadline is 12 Oct 2026 at 17:30.'],
  averageRating1234: [': Durchschnittsbewertung 1.234,56 €', ': average rating €1,234.56'],
  allSelectedChannelsAre: [
    'Alle ausgewählten Kanäle werden dieser Kampagne hinzugefügt, sobald die Freigabe vorliegt.',
    'All selected channels are added to this campaign as soon as the approval is there.',
  ],
});

const meta = {
  title: 'UI/Layout/Text',
  component: Text,
  args: { children: texts.theDeadlineIs12 },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {(
        ['bodyLarge', 'body', 'bodyStrong', 'dense', 'denseStrong', 'label', 'caption', 'micro', 'figure'] as const
      ).map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}
          {texts.averageRating1234}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'muted', 'accent', 'positive', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

const long = texts.allSelectedChannelsAre;

export const Truncated: Story = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Stack>
        <Text isTruncated title={long}>
          {long}
        </Text>
        <Text maxLines={2}>{long}</Text>
      </Stack>
    </div>
  ),
};

/** A link that is too long ends with an ellipsis of its own, inside a whole focus ring. */
export const TruncatedLink: Story = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Text isTruncated title={long}>
        <Link href="#kanaele">{long}</Link>
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: long })).toHaveFocus();
  },
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { children: shared.settingsOfCampaigns },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
