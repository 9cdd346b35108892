import { defineArea } from '../../platform/operations/area.ts';
import { resetPassword, takeRequest, traceOf, verifyEmail } from '../accounts/door.ts';
import { askForConfirmation } from './own/newsletter.ts';
import { takeRegistration } from './register.ts';

/** What a tester does for an account without being logged in. */
export const testerAccounts = defineArea('testers', {
  registerTester: ({ input, services, request, log }) =>
    takeRegistration(services, input.body, { address: request.ip, log }),

  requestTesterPasswordReset: ({ input, services, request, log }) =>
    takeRequest(
      services,
      { kind: 'password', audience: 'tester', username: input.body.email },
      { address: request.ip, log },
    ),

  resetTesterPasswordByToken: ({ input, services, request }) =>
    resetPassword(
      services,
      { ...input.body, ...input.path, audience: 'tester' },
      traceOf('resetTesterPasswordByToken', request),
    ),

  resendTesterVerification: ({ input, services, request, log }) =>
    takeRequest(
      services,
      { kind: 'email', audience: 'tester', username: input.body.email },
      { address: request.ip, log },
    ),

  verifyTester: async ({ input, services, request }) => {
    const { token } = input.path;
    const account = await verifyEmail(services, { token, audience: 'tester' }, traceOf('verifyTester', request));
    await askForConfirmation(services, account.id);
    return null;
  },
});
