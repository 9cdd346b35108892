import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import {
  type CustomerLeadContactEntry,
  type CustomerLeadContactReference,
  type CustomerLeadExport,
  type CustomerLeadFollowUp,
  type CustomerLeadInput,
  type CustomerLeadStatusChange,
  customerLeadKeys,
} from './customerLeads.ts';
import { customerKeys } from './customerNames.ts';
import { todoKeys } from './todos.ts';

/**
 * Changes of the area; each refetches lists and pages. A conflict of `save` says who changed the lead meanwhile, and
 * when, in `data`.
 */
export const customerLeadMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: customerLeadKeys.all });
  const alsoInvalidate = async (...keys: readonly (readonly string[])[]) => {
    await Promise.all([customerLeadKeys.all, ...keys].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return {
    /** Adds a lead or replaces its values. */
    save: () =>
      mutationOptions({
        mutationFn: (lead: CustomerLeadInput) => answerOf(client.http.POST('/customerLead/save', { body: lead })),
        onSuccess: reload,
      }),
    /** Changes the sales status; a lead that is won becomes a customer, or is linked to one. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: CustomerLeadStatusChange) =>
          answerOf(client.http.POST('/customerLead/changeStatus', { body: change })),
        onSettled: () => alsoInvalidate(customerKeys.all, todoKeys.all),
      }),
    /** Plans the follow-up, or moves it. */
    planFollowUp: () =>
      mutationOptions({
        mutationFn: (followUp: CustomerLeadFollowUp) =>
          answerOf(client.http.POST('/customerLead/planFollowUp', { body: followUp })),
        onSettled: () => alsoInvalidate(todoKeys.all),
      }),
    /** Logs a call, a mail or a meeting. */
    logContact: () =>
      mutationOptions({
        mutationFn: (entry: CustomerLeadContactEntry) =>
          answerOf(client.http.POST('/customerLead/history/add', { body: entry })),
        onSuccess: reload,
      }),
    /** Deletes a logged contact. */
    removeContact: () =>
      mutationOptions({
        mutationFn: (reference: CustomerLeadContactReference) =>
          answerOf(client.http.POST('/customerLead/history/delete', { body: reference })),
        onSettled: reload,
      }),
    /** Deletes a lead with its logged contacts. */
    remove: () =>
      mutationOptions({
        mutationFn: (customerLeadId: number) =>
          confirmed(client.http.POST('/customerLead/delete', { body: { customerLeadId } })),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: customerLeadKeys.lists }),
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: CustomerLeadExport) =>
          fileOf(client.http.POST('/customerLead/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
