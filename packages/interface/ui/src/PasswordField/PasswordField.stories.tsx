import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { PasswordField } from './PasswordField.tsx';

const words = storyWords({
  showPassword: ['Passwort anzeigen', 'Show password'],
  hidePassword: ['Passwort verbergen', 'Hide password'],
  thePasswordsDoNot: ['Die Passwörter stimmen nicht überein.', 'The passwords do not match.'],
  newPassword: ['Neues Passwort', 'New password'],
  atLeast8Characters: [
    'mindestens 8 Zeichen, ein Großbuchstabe, ein Kleinbuchstabe, ein Sonderzeichen',
    'at least 8 characters, a capital letter, a small letter, a special character',
  ],
  passwordForTheAuthorisation: ['Zugangs\u00adberechtigungs\u00adpasswort', 'Password for the authorisation of access'],
  forTheNotificationSettings: [
    'Für die Benachrichtigungs\u00adeinstellungen der Marke',
    'For the notification settings of the brand',
  ],
  aSpecialCharacterAnd: [
    'Ein Sonderzeichen und ein Groß\u00adbuchstabe fehlen.',
    'A special character and a capital letter are missing.',
  ],
});

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: shared.password,
    revealLabel: words.showPassword,
    hideLabel: words.hidePassword,
    defaultValue: 'Herbst2026',
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  args: { errorMessage: words.thePasswordsDoNot },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(shared.password)).toBeInvalid();
    await expect(canvas.getByLabelText(shared.password)).toHaveAccessibleDescription(words.thePasswordsDoNot);
  },
};

/** Where a password is chosen, the rule stands below before the first mistake. */
export const NewPassword: Story = {
  args: {
    label: words.newPassword,
    autoComplete: 'new-password',
    defaultValue: '',
    description: words.atLeast8Characters,
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.showPassword })).toBeDisabled();
  },
};

export const Reveals: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(shared.password);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: words.showPassword }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: words.hidePassword }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** The eye comes after the field; focus stays on it, and its name says what it does next. */
export const Keyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(shared.password);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Herbst!2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('Herbst!2026');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.showPassword })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    const hide = canvas.getByRole('button', { name: words.hidePassword });
    await expect(hide).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Herbst!2026');
  },
};

export const LongWords: Story = {
  args: {
    label: words.passwordForTheAuthorisation,
    description: words.forTheNotificationSettings,
    errorMessage: words.aSpecialCharacterAnd,
  },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <PasswordField {...args} />
    </div>
  ),
};
