export type { Account } from './account.ts';
export { accountValues, type Changes } from './administration/accountFields.ts';
export { createAccount, type NewAccount } from './administration/createAccount.ts';
export { editAccount, noteAccount, type AccountEdit, type Editor } from './administration/editAccount.ts';
export { lockAccountOf, lockForAdministration, rejectLastSuperAdmin } from './administration/mayAdminister.ts';
export { rejectOwnAccount, rejectInvalidRole } from './administration/rules.ts';
export { companyColumns, pictureEdit, readDetails, toCompany, updateOwnProfile } from './administration/ownProfile.ts';
export {
  accountCondition,
  accountPage,
  type AccountListInput,
  accountRows,
  type AccountRow,
  isOneOf,
  sent,
} from './administration/queries.ts';
export { sendReset } from './administration/sendReset.ts';
export { readUser, toUser } from './administration/toUser.ts';
export { planUpdate } from './administration/updateAccount.ts';
export { auditAccount, traceOf, type Trace } from './auditAccount.ts';
export { acceptedTerms } from './brands/acceptedTerms.ts';
export { companyNameOf, notifyApprovers, personOf } from './brands/approvers.ts';
export { invite, kindOf, namesOf, mapTakenEmail, sendAgain, withdraw } from './brands/inviting.ts';
export { mailSettingsOf } from './brands/mailSettings.ts';
export { listApprovers } from './brands/queries.ts';
export { countTokens, endTokensOf } from './links/queries.ts';
export { clearExpiredAccounts } from './queries.ts';
export { findToken, issueToken, redeemToken, tokenInvalid, type ShownToken } from './links/accountTokens.ts';
export { ownerOfResetToken, resetPassword } from './links/passwordReset.ts';
export { rejectMismatch, setPassword } from './links/setPassword.ts';
export { verifyEmail } from './links/verification.ts';
export { mailTo } from './mailTo.ts';
export { deleteAccount, findAccount, lockAccount, updateAccount } from './queries.ts';
export { carryOutRequests, takeRequest } from './requests/accountRequests.ts';
export { newCaptcha, requireCaptcha } from './requests/captcha.ts';
export { countAttempt } from './requests/throttle.ts';
export type { OpenSession } from './sessions/OpenSession.ts';
export { deviceOf, rememberDevice } from './sessions/devices.ts';
export { rotate } from './sessions/refreshTokens.ts';
export { closeConnections, endSessionsOf, openSession, openSessionsOf, type Origin } from './sessions/sessions.ts';
export type { CompanyNameChangesTable, SignUpData, TesterProfilesTable, TesterSignUpData } from './tables.ts';
