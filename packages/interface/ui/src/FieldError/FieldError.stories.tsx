import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FieldError } from './FieldError.tsx';

const words = storyWords({
  thePasswordsDoNot: ['Die Passwörter stimmen nicht überein.', 'The passwords do not match.'],
  iAgreeToThe: ['Ich stimme den Nutzungsbedingungen zu', 'I agree to the terms of use'],
  pleaseAgreeToThe: ['Bitte stimmen Sie den Nutzungsbedingungen zu.', 'Please agree to the terms of use.'],
  theNotificationOfCooperation: [
    'Die Zusammenarbeitsanfragenbenachrichtigung braucht eine gültige Benachrichtigungs\u00adadresse.',
    'The notification of cooperation requests needs a valid notification address.',
  ],
});

const meta = {
  title: 'UI/Forms/FieldError',
  component: FieldError,
  args: { children: words.thePasswordsDoNot },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A control that draws no error itself names the sentence as its description. */
export const WithCheckbox: Story = {
  render: () => (
    <Stack space={2}>
      <Checkbox isInvalid aria-describedby="terms-error">
        {words.iAgreeToThe}
      </Checkbox>
      <FieldError id="terms-error">{words.pleaseAgreeToThe}</FieldError>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('checkbox');
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription(words.pleaseAgreeToThe);
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <FieldError>{words.theNotificationOfCooperation}</FieldError>
    </div>
  ),
};
