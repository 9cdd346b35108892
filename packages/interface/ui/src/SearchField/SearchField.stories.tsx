import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    label: 'Kampagnen suchen',
    hidesLabel: true,
    placeholder: 'Kampagnen suchen',
    clearLabel: 'Suche leeren',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: 'Herbst' } };

export const ClearsAndSubmits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Kampagnen suchen' });
    await userEvent.type(input, 'Herbst{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Herbst');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
