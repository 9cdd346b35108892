import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Passwort',
    revealLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    defaultValue: 'Herbst2026',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = { args: { errorMessage: 'Die Passwörter stimmen nicht überein.' } };

export const Reveals: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passwort');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort verbergen' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
