import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ApprovalChange,
  type BrandInvitationInput,
  brandUserMutations,
  type CompanyNameDecision,
} from '@resonanz/api-client/brandUsers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { userMutations } from '@resonanz/api-client/users';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

type Outcome =
  | 'approved'
  | 'declined'
  | 'deactivated'
  | 'reactivated'
  | 'archived'
  | 'restored'
  | 'resetSent'
  | 'nameApproved'
  | 'nameDeclined'
  | 'sentAgain'
  | 'withdrawn';

/** What can be done with accounts of brands; outcomes are shown in toasts. What a form rejects stays with the form. */
export function useBrandActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, attempt, notifySuccess } = useNotifier();
  const client = useApi();
  const queries = useQueryClient();
  const [brands, users] = [brandUserMutations(client, queries), userMutations(client, queries)];
  const approval = useMutation(brands.changeApproval());
  const name = useMutation(brands.decideOnCompanyName());
  const reset = useMutation(brands.sendPasswordReset());
  const status = useMutation(users.changeStatus());
  const archive = useMutation(users.changeArchive());
  const invitation = useMutation(brands.invite());
  const resend = useMutation(brands.resendInvitation());
  const withdrawal = useMutation(brands.withdrawInvitation());

  async function carryOut(work: () => Promise<unknown>, outcome: Outcome): Promise<boolean> {
    const isDone = await attempt(work, (error) => say(error, 'brandUsers.error.other'));
    // That a mail is on its way shows nowhere on the page.
    const notify = outcome === 'resetSent' || outcome === 'sentAgain' ? notifySuccess : announce;
    if (isDone) notify(t(`brandUsers.done.${outcome}`));
    return isDone;
  }

  return {
    isPending: [approval, name, status, archive, invitation].some(({ isPending }) => isPending),
    /** Approves, or declines with a reason. */
    decide: (change: ApprovalChange) =>
      carryOut(
        () => approval.mutateAsync(change),
        change.status === APPROVAL_STATUS.approved ? 'approved' : 'declined',
      ),
    /** Decides on a company name that was asked for. */
    decideOnName: (decision: CompanyNameDecision) =>
      carryOut(
        () => name.mutateAsync(decision),
        decision.status === APPROVAL_STATUS.approved ? 'nameApproved' : 'nameDeclined',
      ),
    /** Sends the mail with which the brand sets a new password. */
    resetPassword: (userId: number) => carryOut(() => reset.mutateAsync(userId), 'resetSent'),
    /** Deactivates or reactivates. */
    changeActive: (userId: number, isActive: boolean) =>
      carryOut(() => status.mutateAsync({ userId, isActive }), isActive ? 'reactivated' : 'deactivated'),
    /** Puts into the archive or takes out of it. */
    changeArchive: (userId: number, archived: boolean) =>
      carryOut(() => archive.mutateAsync({ userId, archived }), archived ? 'archived' : 'restored'),
    /** Sends an invitation again. */
    resend: (invitationId: number) => carryOut(() => resend.mutateAsync(invitationId), 'sentAgain'),
    /** Withdraws an invitation. */
    withdraw: (invitationId: number) => carryOut(() => withdrawal.mutateAsync(invitationId), 'withdrawn'),
    /** Invites a user; throws the error of the server. */
    invite: async (input: BrandInvitationInput) => {
      await invitation.mutateAsync(input);
      notifySuccess(t('brandUsers.done.invited', { email: input.email }));
    },
  };
}
