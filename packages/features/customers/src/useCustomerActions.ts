import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  customerMutations,
  type CustomerDetails,
  type CustomerInvitationInput,
  type CustomerInvitationReference,
  type CustomerStatusChange,
} from '@resonanz/api-client/customers';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const countsOf = (
  error: unknown,
): Readonly<Record<'campaigns' | 'requests' | 'contracts' | 'leads' | 'users', number>> => {
  const data = isApiError(error) && typeof error.data === 'object' ? error.data : null;
  return { campaigns: 0, requests: 0, contracts: 0, leads: 0, users: 0, ...data };
};

/** What can be done with a customer; outcomes are shown in toasts. */
export function useCustomerActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const calls = customerMutations(useApi(), useQueryClient());
  const status = useMutation(calls.changeStatus());
  const removal = useMutation(calls.remove());
  const invitation = useMutation(calls.invite());
  const resend = useMutation(calls.resendInvitation());
  const withdrawal = useMutation(calls.withdrawInvitation());

  type Outcome = 'saved' | 'archived' | 'restored' | 'deleted' | 'invited' | 'sentAgain' | 'withdrawn';
  const carryOut = (work: () => Promise<unknown>, outcome: Outcome): Promise<boolean> =>
    attempt(work, (error) => say(error, 'customers.error.other', countsOf(error)), t(`customers.done.${outcome}`));

  return {
    isPending:
      status.isPending || removal.isPending || invitation.isPending || resend.isPending || withdrawal.isPending,
    /** Changes the status. */
    changeStatus: (change: CustomerStatusChange) => carryOut(() => status.mutateAsync(change), 'saved'),
    /** Puts a customer into the archive or takes it out. */
    archive: ({ customerId, archived }: CustomerDetails) =>
      carryOut(() => status.mutateAsync({ customerId, archived: !archived }), archived ? 'restored' : 'archived'),
    /** Deletes a customer; answers whether it is gone. */
    remove: (customerId: number) => carryOut(() => removal.mutateAsync(customerId), 'deleted'),
    /** Invites a contact to the campaign portal. */
    invite: (input: CustomerInvitationInput) => carryOut(() => invitation.mutateAsync(input), 'invited'),
    /** Sends an invitation again. */
    resend: (reference: CustomerInvitationReference) => carryOut(() => resend.mutateAsync(reference), 'sentAgain'),
    /** Withdraws an invitation. */
    withdraw: (reference: CustomerInvitationReference) =>
      carryOut(() => withdrawal.mutateAsync(reference), 'withdrawn'),
  };
}
