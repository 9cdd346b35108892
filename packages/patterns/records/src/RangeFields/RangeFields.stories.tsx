import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';

const words = storyWords({
  twelveM: ['1,2 Mio', '1.2 m'],
  threeK: ['3 Tsd.', '3 k'],
});

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
  title: 'Patterns/Lists/RangeFields',
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

/** Limits are read as people write them, in either language, and shown as the language writes them. */
export const Written: Story = {
  args: { value: { min: null, max: null } },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Follower (ab|from)$/ });
    const to = canvas.getByRole('textbox', { name: /^Follower (bis|to)$/ });
    await userEvent.type(from, '200k');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 200_000, max: null });
    await userEvent.tab();
    await expect(from.value).toMatch(/^200[.,]000$/);
    await userEvent.type(to, words.twelveM);
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 200_000, max: 1_200_000 });
    await userEvent.clear(to);
    await userEvent.type(to, '1.2m');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 200_000, max: 1_200_000 });
  },
};

/**
 * What is no number, or beyond what a list can be asked for, limits nothing and says so at the field, where it can be
 * corrected.
 */
export const Invalid: Story = {
  args: { value: { min: null, max: null } },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('textbox', { name: /^Follower (ab|from)$/ });
    const to = canvas.getByRole('textbox', { name: /^Follower (bis|to)$/ });
    await userEvent.type(from, 'viele');
    await expect(from).toBeValid();
    await userEvent.tab();
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(/Keine Zahl|Not a number/);
    await expect(from).toHaveValue('viele');
    await userEvent.type(to, '50000200000');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription(/2[.,]147[.,]483[.,]647/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: null, max: null });
    await userEvent.clear(from);
    await userEvent.type(from, words.threeK);
    await expect(from).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 3000, max: null });
  },
};

/** Budgets and prices understand the same. */
export const WrittenMoney: Story = {
  args: { label: 'Budget', value: { min: null, max: null }, isMoney: true },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Budget (ab|from)$/ });
    await userEvent.type(from, '12,5k');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 12_500, max: null });
    await userEvent.tab();
    await expect(from.value).toMatch(/^12[.,]500$/);
  },
};
