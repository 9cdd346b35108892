import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

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
  args: { label: 'Alter', thumbLabels: ['Von', 'Bis'], value: [18, 45], maxValue: 99, onChange: () => undefined },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Followers span powers of ten: small accounts get as much room as great ones. */
export const Logarithmic: Story = {
  args: { label: 'Follower', scale: 'logarithmic', maxValue: 10_000_000, value: [1000, 500_000] },
};

export const WithHint: Story = { args: { description: 'Ohne Angabe zählen alle Altersgruppen.' } };

export const Invalid: Story = {
  args: { value: [14, 17], errorMessage: 'Kooperationen sind erst ab 18 Jahren möglich.' },
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
    label: 'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung',
    formatValue: (value) => `${value} Jahre`,
  },
};
