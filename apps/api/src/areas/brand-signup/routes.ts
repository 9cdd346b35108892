import { defineArea } from '../../http/area.ts';
import { takeRequest } from '../auth/accountRequests.ts';
import { traceOf } from '../auth/auditAccount.ts';
import { verifyEmail } from '../auth/verification.ts';

/** Confirmation of a brand's e-mail address. */
export const brandSignup = defineArea('brand-signup', {
  resendBrandVerification: ({ input, services, request, log }) =>
    takeRequest(services, { kind: 'email', audience: 'brand', username: input.body.username }, { address: request.ip, log }),

  verifyBrandEmail: async ({ input, services, request }) => {
    const { token } = input.path;
    const account = await verifyEmail(services, { token, audience: 'brand' }, traceOf('verifyBrandEmail', request));
    return { isApproved: account.approved === 1 };
  },
});
