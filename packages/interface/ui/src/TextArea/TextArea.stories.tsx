import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Nachricht', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = { args: { errorMessage: 'Bitte eine Nachricht schreiben.', rows: 2 } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Vielen Dank für Ihre Nachricht.' } };

/** The area grows with its text. */
export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb\nc\nd\ne');
  },
};
