import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { type ProfileInput, userKeys, userMutations, type UserDetails } from '@resonanz/api-client/users';
import { useAnnounce } from '@resonanz/app-frame/toasts';
import { type MessageKey, translator } from '@resonanz/i18n/messages';
import { useLanguage } from '@resonanz/i18n/react';
import { type FormSendOptions, useFormSend } from '@resonanz/records/useFormSend';
import { useSession } from '@resonanz/session/react';
import { messages } from './messages.ts';

type Sending<Field extends string> = Pick<
  FormSendOptions<MessageKey<typeof messages>, Field>,
  'fields' | 'fieldErrorText' | 'check'
>;

/** Saves the own profile and lets the session know; `onTaken` gets what is stored from then on. */
export function useProfileSave<Field extends string = never>(
  onTaken: (me: UserDetails) => void,
  sending: Sending<Field> = {},
) {
  const { setLanguage } = useLanguage();
  const { reload } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const save = useMutation(userMutations(useApi(), queries).saveProfile());
  const form = useFormSend(
    async (input: ProfileInput) => {
      const saved = await save.mutateAsync(input);
      onTaken(saved);
      const language = saved.defaultLanguage === 'EN' ? 'en' : 'de';
      setLanguage(language);
      // The page speaks the new language from here on, and so does what it says.
      announce(translator(messages, language)('userProfile.saved.text'));
    },
    { ...sending, messages, otherwise: 'userProfile.error.other', onDone: () => void reload() },
  );

  async function takeTheirs(): Promise<void> {
    form.reset();
    await queries.invalidateQueries({ queryKey: userKeys.me });
    const fresh = queries.getQueryData<UserDetails>(userKeys.me);
    if (fresh) onTaken(fresh);
  }

  return { ...form, isSuccess: save.isSuccess, takeTheirs };
}
