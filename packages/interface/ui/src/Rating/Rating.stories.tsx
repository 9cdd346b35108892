import type { Meta, StoryObj } from '@storybook/react-vite';
import { both, storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Rating } from './Rating.tsx';

const texts = storyWords({
  count46Of5: ['4,6 von 5 Sternen, 38 Bewertungen', '4.6 of 5 stars, 38 ratings'],
  count46Of52: ['4,6 von 5 Sternen, 1.280 Durchschnittsbewertungen', '4.6 of 5 stars, 1,280 average ratings'],
  averageRatings1280: [
    '(1.280 Durchschnitts\u00adbewertungen der Benachrichtigungseinstellungen)',
    '(1,280 average ratings of the notification settings)',
  ],
});

const meta = {
  title: 'UI/Content/Rating',
  component: Rating,
  args: { value: 4.6, label: texts.count46Of5, valueText: '4,6', countText: '(38)' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** From three quarters a star is whole, from one quarter half. */
export const Halves: Story = {
  render: () => (
    <Stack align="start">
      {[0, 1.2, 2.5, 3.6, 4.9].map((value) => (
        <Rating
          key={value}
          value={value}
          label={both(`${value.toLocaleString('de')} von 5 Sternen`, `${value.toLocaleString('en-GB')} of 5 stars`)}
        />
      ))}
    </Stack>
  ),
};

/** One star before the figure costs a cell little room. */
export const InACell: Story = { args: { variant: 'single' } };

/** The stars stay together, the words go below them. */
export const LongWords: Story = {
  args: {
    label: texts.count46Of52,
    countText: texts.averageRatings1280,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
};
