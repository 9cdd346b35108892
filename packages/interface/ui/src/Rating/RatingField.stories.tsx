import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
import { RatingField } from './RatingField.tsx';

const meta = {
  title: 'UI/Forms/RatingField',
  component: RatingField,
  args: {
    label: 'Ø Bewertung',
    value: 4,
    onChange: fn(),
    starLabel: (stars) => (stars === 1 ? 'ab 1 Stern' : `ab ${stars} Sternen`),
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(value, onChange);
    return (
      <RatingField
        {...args}
        value={chosen}
        onChange={setChosen}
        valueText={chosen === null ? 'Beliebig' : `ab ${chosen},0`}
        clearLabel="Beliebige Bewertung"
      />
    );
  },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without a choice no star is chosen, and there is nothing to take back. */
export const Unset: Story = { args: { value: null } };

export const Invalid: Story = { args: { value: null, errorMessage: 'Bitte bewerten Sie die Zusammenarbeit.' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** A rating that is given: it is required, and nothing takes it back. */
export const Required: Story = {
  args: {
    label: 'Wie war die Zusammenarbeit?',
    value: null,
    isRequired: true,
    description: 'Nur Ihre Agentur sieht die Bewertung.',
  },
  render: function Given({ value, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(value, onChange);
    return (
      <RatingField
        {...args}
        value={chosen}
        onChange={setChosen}
        starLabel={(stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`)}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Wie war die Zusammenarbeit?' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '3 Sterne' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Arrow keys choose; taking the choice back leads to the first star. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'ab 4 Sternen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'ab 1 Stern' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { label: 'Durchschnitts\u00adbewertung der Benachrichtigungs\u00adeinstellungen' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
