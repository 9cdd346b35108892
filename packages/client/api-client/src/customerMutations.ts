import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { customerKeys } from './customerNames.ts';
import {
  type CustomerExport,
  type CustomerInput,
  type CustomerInvitationInput,
  type CustomerInvitationReference,
  type CustomerLogo,
  type CustomerStatusChange,
} from './customers.ts';
import { multipart } from './multipart.ts';

/**
 * Changes of the area; each refetches lists and pages. A conflict of `save` says who changed the customer meanwhile,
 * and when, in `data`.
 */
export const customerMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: customerKeys.all });
  return {
    /** Adds a customer or replaces its values. */
    save: () =>
      mutationOptions({
        mutationFn: (customer: CustomerInput) => answerOf(client.http.POST('/customer/save', { body: customer })),
        onSuccess: reload,
      }),
    /** Changes status or archive. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: CustomerStatusChange) =>
          answerOf(client.http.POST('/customer/changeStatus', { body: change })),
        onSettled: reload,
      }),
    /** Gives a customer a logo, or another one. */
    changeLogo: () =>
      mutationOptions({
        mutationFn: ({ customerId, logo }: CustomerLogo) =>
          answerOf(
            client.http.POST(
              '/customer/changeLogo',
              multipart<components['schemas']['CustomerLogoForm']>({ customerId: String(customerId), logo }),
            ),
          ),
        onSuccess: reload,
      }),
    /** Takes the logo of a customer away. */
    removeLogo: () =>
      mutationOptions({
        mutationFn: (customerId: number) =>
          answerOf(client.http.POST('/customer/removeLogo', { body: { customerId } })),
        onSuccess: reload,
      }),
    /** Deletes a customer; rejected while anything belongs to it. */
    remove: () =>
      mutationOptions({
        mutationFn: (customerId: number) => confirmed(client.http.POST('/customer/delete', { body: { customerId } })),
        // Its own page is on its way out, and would not be found any more.
        onSuccess: () =>
          Promise.all(
            [customerKeys.lists, customerKeys.names].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
          ),
      }),
    /** Invites a contact to the campaign portal by mail. */
    invite: () =>
      mutationOptions({
        mutationFn: (input: CustomerInvitationInput) =>
          answerOf(client.http.POST('/customer/inviteBrand', { body: input })),
        onSettled: reload,
      }),
    /** Sends an invitation again; the earlier link ends. */
    resendInvitation: () =>
      mutationOptions({
        mutationFn: (reference: CustomerInvitationReference) =>
          answerOf(client.http.POST('/customer/resendInvitation', { body: reference })),
        onSettled: reload,
      }),
    /** Withdraws an invitation that no one has accepted. */
    withdrawInvitation: () =>
      mutationOptions({
        mutationFn: (reference: CustomerInvitationReference) =>
          answerOf(client.http.POST('/customer/withdrawInvitation', { body: reference })),
        onSettled: reload,
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: CustomerExport) =>
          fileOf(client.http.POST('/customer/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
