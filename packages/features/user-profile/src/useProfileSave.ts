import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { type ProfileInput, userKeys, userMutations, type UserDetails } from '@resonanz/api-client/users';
import { useAnnounce } from '@resonanz/app-frame/toasts';
import { translator } from '@resonanz/i18n/messages';
import { useLanguage } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { messages } from './messages.ts';

/** Saves the own profile and lets the session know; `onTaken` gets what is stored from then on. */
export function useProfileSave(onTaken: (me: UserDetails) => void) {
  const { setLanguage } = useLanguage();
  const { reload } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const save = useMutation(userMutations(useApi(), queries).saveProfile());

  async function send(input: ProfileInput): Promise<void> {
    const saved = await save.mutateAsync(input).catch(() => undefined);
    if (saved === undefined) return;
    onTaken(saved);
    const language = saved.defaultLanguage === 'EN' ? 'en' : 'de';
    setLanguage(language);
    // The page speaks the new language from here on, and so does what it says.
    announce(translator(messages, language)('userProfile.saved.text'));
    await reload();
  }

  async function takeTheirs(): Promise<void> {
    save.reset();
    await queries.invalidateQueries({ queryKey: userKeys.me });
    const fresh = queries.getQueryData<UserDetails>(userKeys.me);
    if (fresh) onTaken(fresh);
  }

  return { error: save.error, isPending: save.isPending, isSuccess: save.isSuccess, send, takeTheirs };
}
