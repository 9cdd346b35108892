import { useQueryClient } from '@tanstack/react-query';
import { customerLeadMutations } from '@resonanz/api-client/customerLeads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from './messages.ts';

/** What can be done with leads, and how its outcome is reported. */
export function useLeadActions() {
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  return {
    calls: customerLeadMutations(useApi(), useQueryClient()),
    announce,
    notifyError: (error: unknown): void => notifyFailure(say(error, 'customerLeads.error.other')),
  };
}
