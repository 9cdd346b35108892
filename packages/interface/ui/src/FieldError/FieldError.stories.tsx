import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'UI/Forms/FieldError',
  component: FieldError,
  args: { children: 'Die Passwörter stimmen nicht überein.' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A control that draws no error itself names the sentence as its description. */
export const WithCheckbox: Story = {
  render: () => (
    <Stack space={2}>
      <Checkbox isInvalid aria-describedby="terms-error">
        Ich stimme den Nutzungsbedingungen zu
      </Checkbox>
      <FieldError id="terms-error">Bitte stimmen Sie den Nutzungsbedingungen zu.</FieldError>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('checkbox');
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Bitte stimmen Sie den Nutzungsbedingungen zu.');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <FieldError>
        Die Zusammenarbeitsanfragenbenachrichtigung braucht eine gültige Benachrichtigungs&shy;adresse.
      </FieldError>
    </div>
  ),
};
