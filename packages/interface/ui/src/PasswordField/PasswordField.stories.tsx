import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Passwort',
    revealLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    defaultValue: 'Herbst2026',
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  args: { errorMessage: 'Die Passwörter stimmen nicht überein.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passwort')).toBeInvalid();
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription(
      'Die Passwörter stimmen nicht überein.',
    );
  },
};

/** Where a password is chosen, the rule stands below before the first mistake. */
export const NewPassword: Story = {
  args: {
    label: 'Neues Passwort',
    autoComplete: 'new-password',
    defaultValue: '',
    description: 'mindestens 8 Zeichen, ein Großbuchstabe, ein Kleinbuchstabe, ein Sonderzeichen',
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeDisabled();
  },
};

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

/** The eye comes after the field; focus stays on it, and its name says what it does next. */
export const Keyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passwort');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Herbst!2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('Herbst!2026');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    const hide = canvas.getByRole('button', { name: 'Passwort verbergen' });
    await expect(hide).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Herbst!2026');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Zugangs\u00adberechtigungs\u00adpasswort',
    description: 'Für die Benachrichtigungs\u00adeinstellungen der Marke',
    errorMessage: 'Ein Sonderzeichen und ein Groß\u00adbuchstabe fehlen.',
  },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <PasswordField {...args} />
    </div>
  ),
};
