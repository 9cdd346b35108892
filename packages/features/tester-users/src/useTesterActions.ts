import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { testerMutations } from '@resonanz/api-client/testers';
import { userMutations } from '@resonanz/api-client/users';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from './messages.ts';
import { useTesterText } from './useTesterText.ts';

type Outcome = 'deactivated' | 'reactivated' | 'archived' | 'restored' | 'resetSent';

/** What is done with accounts of testers without a form; outcomes are shown in toasts. */
export function useTesterActions() {
  const { t } = useTesterText();
  const say = useErrorText(messages);
  const { announce, attempt, notifySuccess } = useNotifier();
  const client = useApi();
  const queries = useQueryClient();
  const [testers, users] = [testerMutations(client, queries), userMutations(client, queries)];
  const reset = useMutation(testers.sendPasswordReset());
  const status = useMutation(users.changeStatus());
  const archive = useMutation(users.changeArchive());

  async function carryOut(work: () => Promise<unknown>, outcome: Outcome): Promise<boolean> {
    const isDone = await attempt(work, (error) => say(error, 'testerUsers.error.other'));
    // That a mail is on its way shows nowhere on the page.
    if (isDone) (outcome === 'resetSent' ? notifySuccess : announce)(t(`testerUsers.done.${outcome}`));
    return isDone;
  }

  return {
    isPending: status.isPending || archive.isPending,
    /** Sends the mail with which the tester sets a new password. */
    resetPassword: (userId: number) => carryOut(() => reset.mutateAsync(userId), 'resetSent'),
    /** Deactivates with a reason, or reactivates; both are mailed. */
    changeActive: (userId: number, isActive: boolean, reason?: string) =>
      carryOut(
        () => status.mutateAsync({ userId, isActive, ...(reason !== undefined && { reason }) }),
        isActive ? 'reactivated' : 'deactivated',
      ),
    /** Puts into the archive or takes out of it. */
    changeArchive: (userId: number, archived: boolean) =>
      carryOut(() => archive.mutateAsync({ userId, archived }), archived ? 'archived' : 'restored'),
  };
}
