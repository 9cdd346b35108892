import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerError, answerSuccess, createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { brandUserMutations } from './brandUsers.ts';
import { createApiClient } from './createApiClient.ts';
import { customerKeys } from './customerNames.ts';
import { runMutation } from './runMutation.ts';

const calls = {
  approve: 'POST /changeUserApproveStatus',
  rename: 'POST /brandUserCompanyNameChange',
  invite: 'POST /brandInvitation/send',
} as const;

function setUp() {
  const server = createEnvelopeFetch();
  const queryClient = new QueryClient();
  queryClient.setQueryData(customerKeys.names, []);
  const mutations = brandUserMutations(
    createApiClient({ ...server, baseUrl: 'https://resonanz.example' }),
    queryClient,
  );
  return {
    server,
    queryClient,
    mutations,
    isStale: () => queryClient.getQueryState(customerKeys.names)?.isInvalidated,
  };
}

test('customers are refetched when an approved brand may have brought one', async () => {
  const { server, queryClient, mutations, isStale } = setUp();
  server.on(calls.approve, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await expect(runMutation(queryClient, mutations.changeApproval(), { userId: 40, status: 1 })).rejects.toMatchObject({
    status: 409,
  });
  expect(isStale()).toBe(false);
  server.on(calls.approve, () => answerSuccess({ id: 40 }));
  await runMutation(queryClient, mutations.changeApproval(), { userId: 40, status: 1 });
  expect(isStale()).toBe(true);
});

test('customers are refetched when a user of a new company is invited', async () => {
  const { server, queryClient, mutations, isStale } = setUp();
  server.on(calls.invite, () => answerSuccess({ invitationId: 1 }));
  await runMutation(queryClient, mutations.invite(), {
    companyName: 'Küstenkind AG',
    contactPerson: 'Ada Meer',
    email: 'ada@kuestenkind.example',
    language: 'DE',
  });
  expect(isStale()).toBe(true);
});

test('customers are refetched when a company has another name', async () => {
  const { server, queryClient, mutations, isStale } = setUp();
  server.on(calls.rename, () => answerSuccess({}));
  await runMutation(queryClient, mutations.decideOnCompanyName(), { companyNameChangeId: 3, status: 1 });
  expect(isStale()).toBe(true);
});
