import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { defineArea } from '../../platform/operations/area.ts';
import { takeRequest, traceOf, verifyEmail } from '../accounts/door.ts';
import { takeSignUp } from './signUp.ts';
import { invitationOf, signUpByToken } from './signUpByToken.ts';
import { inviteColleague } from './team.ts';

/** Sign-up of brands, by themselves and with an invitation, and the confirmation of their e-mail address. */
export const brandSignup = defineArea('brand-signup', {
  signUpBrand: ({ input, services, request, log }) => takeSignUp(services, input.body, { address: request.ip, log }),
  getBrandInvitation: ({ input, services }) => invitationOf(services, input.path.signUpToken),
  signUpBrandByToken: ({ input, services, request }) =>
    signUpByToken(services, input.path.signUpToken, input.body, traceOf('signUpBrandByToken', request)),

  resendBrandVerification: ({ input, services, request, log }) =>
    takeRequest(
      services,
      { kind: 'email', audience: 'brand', username: input.body.username },
      { address: request.ip, log },
    ),

  verifyBrandEmail: async ({ input, services, request }) => {
    const { token } = input.path;
    const account = await verifyEmail(services, { token, audience: 'brand' }, traceOf('verifyBrandEmail', request));
    return { isApproved: account.approved === APPROVAL_STATUS.approved };
  },

  inviteToBrand: (call) => inviteColleague(call, call.input.body),
});
