import { customerLeadMutations } from '@resonanz/api-client/customer-leads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** What can be done with leads, and how its outcome is told. */
export function useLeadActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const calls = customerLeadMutations(useApi(), useQueryClient());
  return {
    calls,
    tell: (text: string): void => void toasts.add({ tone: 'ok', title: t('customerLeads.done'), text }),
    refuse: (error: unknown): void => void toasts.add({ tone: 'bad', title: t('customerLeads.error.title'), text: say(error, 'customerLeads.error.other') }),
  };
}
