import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { RatingField } from './RatingField.tsx';

const words = storyWords({
  averageRating: ['Ø Bewertung', 'Average rating'],
  from1Star: ['ab 1 Stern', 'from 1 star'],
  any: ['Beliebig', 'Any'],
  anyRating: ['Beliebige Bewertung', 'Any rating'],
  pleaseRateTheCooperation: ['Bitte bewerten Sie die Zusammenarbeit.', 'Please rate the cooperation.'],
  howWasTheCooperation: ['Wie war die Zusammenarbeit?', 'How was the cooperation?'],
  onlyYourAgencySees: ['Nur Ihre Agentur sieht die Bewertung.', 'Only your agency sees the rating.'],
  oneStar: ['1 Stern', '1 star'],
  threeStars: ['3 Sterne', '3 stars'],
  from4Stars: ['ab 4 Sternen', 'from 4 stars'],
  averageRatingOfThe: [
    'Durchschnitts\u00adbewertung der Benachrichtigungs\u00adeinstellungen',
    'Average rating of the notification settings',
  ],
});

const meta = {
  title: 'UI/Forms/RatingField',
  component: RatingField,
  args: {
    label: words.averageRating,
    value: 4,
    onChange: fn(),
    starLabel: (stars) => (stars === 1 ? words.from1Star : both(`ab ${stars} Sternen`, `from ${stars} stars`)),
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(value, onChange);
    return (
      <RatingField
        {...args}
        value={chosen}
        onChange={setChosen}
        valueText={chosen === null ? words.any : both(`ab ${chosen},0`, `from ${chosen}.0`)}
        clearLabel={words.anyRating}
      />
    );
  },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without a choice no star is chosen, and there is nothing to take back. */
export const Unset: Story = { args: { value: null } };

export const Invalid: Story = { args: { value: null, errorMessage: words.pleaseRateTheCooperation } };

export const Disabled: Story = { args: { isDisabled: true } };

/** A rating that is given: it is required, and nothing takes it back. */
export const Required: Story = {
  args: {
    label: words.howWasTheCooperation,
    value: null,
    isRequired: true,
    description: words.onlyYourAgencySees,
  },
  render: function Given({ value, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(value, onChange);
    return (
      <RatingField
        {...args}
        value={chosen}
        onChange={setChosen}
        starLabel={(stars) => (stars === 1 ? words.oneStar : both(`${stars} Sterne`, `${stars} stars`))}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: words.howWasTheCooperation })).toHaveAttribute(
      'aria-required',
      'true',
    );
    await userEvent.click(canvas.getByRole('radio', { name: words.threeStars }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Arrow keys choose; taking the choice back leads to the first star. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: words.from4Stars })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: words.from1Star })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { label: words.averageRatingOfThe },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
