import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

const words = storyWords({
  age: ['Alter', 'Age'],
  from: ['Von', 'From'],
  to: ['Bis', 'To'],
  withoutAnEntryAll: ['Ohne Angabe zählen alle Altersgruppen.', 'Without an entry all age groups count.'],
  cooperationsAreOnlyPossible: [
    'Kooperationen sind erst ab 18 Jahren möglich.',
    'Cooperations are only possible from the age of 18.',
  ],
  notificationSettingsAndAverage: [
    'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung',
    'Notification settings and average rating',
  ],
});

function WithState({ value: first, ...props }: RangeSliderProps) {
  const [value, setValue] = useState<Range>(first);
  return (
    <div style={{ inlineSize: 260 }}>
      <RangeSlider {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'UI/Forms/RangeSlider',
  component: RangeSlider,
  args: {
    label: words.age,
    thumbLabels: [words.from, words.to],
    value: [18, 45],
    maxValue: 99,
    onChange: () => undefined,
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Followers span powers of ten: small accounts get as much room as great ones. */
export const Logarithmic: Story = {
  args: { label: 'Follower', scale: 'logarithmic', maxValue: 10_000_000, value: [1000, 500_000] },
};

export const WithHint: Story = { args: { description: words.withoutAnEntryAll } };

export const Invalid: Story = {
  args: { value: [14, 17], errorMessage: words.cooperationsAreOnlyPossible },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Each thumb is a stop of the Tab key; neither passes the other. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', '19');
    await userEvent.keyboard('{End}');
    await expect(from).toHaveAttribute('aria-valuetext', '45');
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(to).toHaveAttribute('aria-valuetext', '99');
    await expect(canvas.getByText('0 – 99')).toBeVisible();
  },
};

/** Label and values break the line before they meet. */
export const LongWords: Story = {
  args: {
    label: words.notificationSettingsAndAverage,
    formatValue: (value) => both(`${value} Jahre`, `${value} years`),
  },
};
