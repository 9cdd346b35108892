import { defineArea } from '../../platform/operations/area.ts';
import { resetPassword, takeRequest, traceOf, verifyEmail } from '../accounts/door.ts';

/** What a tester does for an account without being logged in. */
export const testerAccounts = defineArea('testers', {
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
    await verifyEmail(services, { token: input.path.token, audience: 'tester' }, traceOf('verifyTester', request));
    return null;
  },
});
