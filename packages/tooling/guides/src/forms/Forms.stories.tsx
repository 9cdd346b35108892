import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import type { Feedback } from '@resonanz/validators/feedback';
import type { SignUp } from '@resonanz/validators/signUp';
import { inGerman } from '../page/inGerman.ts';
import { FeedbackFormData } from './FeedbackFormData.tsx';
import { FeedbackReactHookForm } from './FeedbackReactHookForm.tsx';
import { FeedbackTanStackForm } from './FeedbackTanStackForm.tsx';
import { Sent } from './Sent.tsx';
import { SignUpFormData } from './SignUpFormData.tsx';
import { SignUpReactHookForm } from './SignUpReactHookForm.tsx';
import { SignUpTanStackForm } from './SignUpTanStackForm.tsx';

const words = storyWords({
  signUp: ['Registrieren', 'Sign up'],
  company: ['Unternehmen', 'Company'],
  contactPerson: ['Ansprechperson', 'Contact person'],
  phoneOptional: ['Telefon (freiwillig)', 'Phone (optional)'],
  websiteOptional: ['Website (freiwillig)', 'Website (optional)'],
  repeatPassword: ['Passwort wiederholen', 'Repeat password'],
  thePasswordsDoNot: ['Die Passwörter stimmen nicht überein.', 'The passwords do not match.'],
  pleaseAgreeToThe: ['Bitte stimmen Sie den Nutzungsbedingungen zu.', 'Please agree to the terms of use.'],
  title: ['Titel', 'Title'],
  sendAnonymously: ['Anonym senden', 'Send anonymously'],
  theListIsFast: ['Die Liste ist schnell.', 'The list is fast.'],
});

const meta = {
  title: 'Foundations/Validators/In forms',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

/** Rejected with a message at each field and focus in the first; accepted with the canonical values. */
function signUpStory(
  form: ComponentType<{ onSend: (entry: SignUp) => void }>,
): StoryObj<{ onSend: (entry: SignUp) => void }> {
  return {
    args: { onSend: fn() },
    render: ({ onSend }) => <Sent form={form} onSend={onSend} />,
    play: inGerman(async ({ args, canvas, userEvent }) => {
      const field = (name: string): HTMLElement => canvas.getByLabelText(name, { selector: 'input' });
      const send = canvas.getByRole('button', { name: words.signUp });
      await userEvent.type(field(words.company), 'Lindenblatt Naturkosmetik');
      await userEvent.type(field(words.contactPerson), 'Lena Hartwig');
      await userEvent.type(field(shared.eMailAddress), 'lena');
      await userEvent.type(field(words.phoneOptional), '040 / 123456');
      await userEvent.type(field(words.websiteOptional), 'www.Lindenblatt.example');
      await userEvent.type(field(shared.password), 'Resonanz!2026');
      await userEvent.type(field(words.repeatPassword), 'Resonanz!2025');
      await userEvent.click(send);
      await waitFor(() => expect(field(shared.eMailAddress)).toHaveFocus());
      await expect(field(shared.eMailAddress)).toHaveAccessibleDescription(
        /^Bitte geben Sie eine gültige E-Mail-Adresse ein/,
      );
      await expect(field(words.repeatPassword)).toHaveAccessibleDescription(words.thePasswordsDoNot);
      await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(words.pleaseAgreeToThe);
      await expect(field(words.company)).toBeValid();
      await expect(args.onSend).not.toHaveBeenCalled();

      await userEvent.type(field(shared.eMailAddress), '@lindenblatt.example');
      await userEvent.clear(field(words.repeatPassword));
      await userEvent.type(field(words.repeatPassword), 'Resonanz!2026');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(send);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          companyName: 'Lindenblatt Naturkosmetik',
          email: 'lena@lindenblatt.example',
          phone: '+4940123456',
          website: 'https://www.lindenblatt.example/',
          termsAccepted: true,
        }),
      );
    }),
  };
}

/** Send is off while the entry is invalid; each key press and the tick of Anonymous decide again. */
function feedbackStory(
  form: ComponentType<{ onSend: (entry: Feedback) => void }>,
): StoryObj<{ onSend: (entry: Feedback) => void }> {
  return {
    args: { onSend: fn() },
    render: ({ onSend }) => <Sent form={form} onSend={onSend} />,
    play: inGerman(async ({ args, canvas, userEvent }) => {
      const feedback = within(canvas.getByRole('form', { name: 'Feedback' }));
      const send = feedback.getByRole('button', { name: shared.send });
      const title = feedback.getByRole('textbox', { name: words.title });
      const anonymous = feedback.getByRole('checkbox', { name: words.sendAnonymously });
      await expect(send).toBeDisabled();
      await userEvent.type(feedback.getByRole('textbox', { name: 'Name' }), 'Lena');
      await userEvent.type(feedback.getByRole('textbox', { name: shared.message }), words.theListIsFast);
      await userEvent.type(title, '  ');
      await expect(send).toBeDisabled();
      await userEvent.type(title, 'L');
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.clear(feedback.getByRole('textbox', { name: 'Name' }));
      await waitFor(() => expect(send).toBeDisabled());
      await userEvent.click(anonymous);
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(anonymous);
      await waitFor(() => expect(send).toBeDisabled());
      await userEvent.type(feedback.getByRole('textbox', { name: 'Name' }), 'Lena');
      await userEvent.click(anonymous);
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(send);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledWith({
        name: '',
        title: '  L',
        message: words.theListIsFast,
        isAnonymous: true,
      });
    }),
  };
}

export const SignUpWithReactHookForm = { ...signUpStory(SignUpReactHookForm), name: 'Sign-up with React Hook Form' };
export const FeedbackWithReactHookForm = {
  ...feedbackStory(FeedbackReactHookForm),
  name: 'Feedback with React Hook Form',
};
export const SignUpWithTanStackForm = { ...signUpStory(SignUpTanStackForm), name: 'Sign-up with TanStack Form' };
export const FeedbackWithTanStackForm = { ...feedbackStory(FeedbackTanStackForm), name: 'Feedback with TanStack Form' };
export const SignUpWithFormData = { ...signUpStory(SignUpFormData), name: 'Sign-up with FormData' };
export const FeedbackWithFormData = { ...feedbackStory(FeedbackFormData), name: 'Feedback with FormData' };
