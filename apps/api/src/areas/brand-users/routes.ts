import { defineArea } from '../../platform/operations/area.ts';
import { sendReset } from '../accounts/door.ts';
import { changeApproval } from './approval.ts';
import { brandDetails } from './brandDetails.ts';
import { addBrandUser, updateBrandUser } from './brandForms.ts';
import { changeCompanyName } from './companyNameInput.ts';
import { resendInvitation, sendInvitation, withdrawInvitation } from './invitations.ts';
import { brandUserPage, readBrandUser } from './queries/brandUsers.ts';
import { companyNamePage } from './queries/companyNames.ts';
import { invitationPage } from './queries/invitations.ts';

/** Accounts of brands: who may come in, what they are called, and their data. */
export const brandUsers = defineArea('brand-users', {
  getBrandUsersPage: ({ input, user, services }) => brandUserPage(services.db, user, input.body),
  getBrandUser: (call) => brandDetails(call, call.input.path.id),
  getCompanyNameChangesPage: ({ input, user, services }) => companyNamePage(services.db, user, input.body),

  changeUserApproveStatus: async (call) => {
    await changeApproval(call, call.input.body);
    return readBrandUser(call.services.db, call.input.body.userId, call.user.defaultLanguage);
  },
  changeBrandUserCompanyName: (call) => changeCompanyName(call, call.input.body),

  addBrandUser: async (call) =>
    readBrandUser(call.services.db, await addBrandUser(call, call.input), call.user.defaultLanguage),
  updateBrandUser: async (call) =>
    readBrandUser(call.services.db, await updateBrandUser(call, call.input), call.user.defaultLanguage),

  getBrandInvitationsPage: (call) => invitationPage(call, call.input.body),
  sendBrandInvitation: (call) => sendInvitation(call, call.input.body),
  resendBrandInvitation: (call) => resendInvitation(call, call.input.body.invitationId),
  withdrawBrandInvitation: (call) => withdrawInvitation(call, call.input.body.invitationId),

  resetBrandUserPassword: (call) => sendReset(call, call.input.body.userId),
});
