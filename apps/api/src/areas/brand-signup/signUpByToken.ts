import { hashPassword } from '../../platform/access/passwords.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  acceptedTerms,
  auditAccount,
  closeConnections,
  findToken,
  kindOf,
  namesOf,
  redeemToken,
  rejectMismatch,
  setPassword,
  type ShownToken,
  tokenInvalid,
  type Trace,
  updateAccount,
} from '../accounts/door.ts';
import { findInvitedAccount } from './queries.ts';
import { countryKey } from './signUp.ts';

const shownToken = (token: string): ShownToken => ({ token, purpose: 'signUp', audience: 'brand' });

/** What an invitation fills in and locks. */
export async function invitationOf({ db, clock }: Services, token: string): Promise<Schemas['BrandInvitationOwner']> {
  const { userId, expiresAt } = await findToken(db, shownToken(token), clock.now());
  const invited = await findInvitedAccount(db, userId);
  if (invited === undefined) throw tokenInvalid();
  return {
    companyName: invited.company_name ?? '',
    email: invited.email,
    contactPerson: invited.contact_person,
    kind: kindOf(invited.role_id),
    template: invited.template,
    language: invited.language,
    expiresAt,
  };
}

/** Signs up an invited user: the inviter has verified the contact, so the account can log in at once. */
export async function signUpByToken(
  services: Services,
  token: string,
  input: Schemas['BrandSignUpByToken'],
  trace: Trace,
): Promise<Schemas['BrandSignUpDone']> {
  const { db, clock } = services;
  rejectMismatch(input);
  // Before the password is hashed, which is dear, and again when the account is locked.
  await findToken(db, shownToken(token), clock.now());
  const passwordHash = await hashPassword(input.password);
  const { username, ended } = await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await redeemToken(tx, shownToken(token), now);
    await updateAccount(tx, account.id, {
      ...namesOf(input.contactPerson),
      contact_person: input.contactPerson,
      phone: input.phone ?? null,
      ...(input.website !== undefined && { website: input.website }),
      ...(input.country !== undefined && { country: countryKey(input.country) }),
      ...(input.language !== undefined && { default_language: input.language }),
      mail_settings: JSON.stringify({ learningMaterials: input.wantsTips === true }),
      ...acceptedTerms(now),
    });
    await auditAccount(tx, services, account, trace);
    return {
      username: account.email,
      ended: await setPassword(tx, services, account, {
        passwordHash,
        reason: 'signed up',
        confirmsEmail: true,
        isFirst: true,
      }),
    };
  });
  closeConnections(services, ended);
  return { username };
}
