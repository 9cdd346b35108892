import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const choices = ['Deutschland', 'Österreich', 'Schweiz'].map((country) => (
  <Checkbox key={country} value={country}>
    {country}
  </Checkbox>
));

const meta = {
  title: 'UI/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Länder', children: choices, defaultValue: ['Schweiz'], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InARow: Story = { args: { direction: 'row' } };

export const Invalid: Story = { args: { errorMessage: 'Bitte mindestens ein Land wählen.', defaultValue: [] } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Collects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deutschland' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Schweiz', 'Deutschland']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Schweiz' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Deutschland']);
  },
};
