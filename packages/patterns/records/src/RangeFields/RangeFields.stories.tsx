import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';

function Demo(props: RangeFieldsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeFields
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/RangeFields',
  component: RangeFields,
  args: { label: 'Follower', value: { min: 20_000, max: null }, onChange: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof RangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The other limit stays when one is entered. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Follower (bis|to)$/ }), '90000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 20_000, max: 90_000 });
  },
};

export const Money: Story = { args: { label: 'Budget', value: { min: 5_000, max: 20_000 }, isMoney: true } };

/** What passes the other limit moves back to it. */
export const Ordered: Story = {
  args: { value: { min: 20_000, max: 90_000 }, isOrdered: true },
  play: async ({ canvas }) => {
    const to = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Follower (bis|to)$/ });
    await userEvent.clear(to);
    await userEvent.type(to, '100');
    await userEvent.tab();
    await expect(to.value).toMatch(/^20[.,]000$/);
  },
};
