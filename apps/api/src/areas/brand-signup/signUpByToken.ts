import type { components } from '@resonanz/contract/types';
import { hashPassword } from '../../platform/access/passwords.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  acceptedTerms,
  auditAccount,
  closeConnections,
  findToken,
  kindOf,
  namesOf,
  redeemToken,
  refuseMismatch,
  setPassword,
  type ShownToken,
  tokenInvalid,
  type Trace,
} from '../accounts/door.ts';
import { countryKey } from './signUp.ts';

type Schemas = components['schemas'];

const shownToken = (token: string): ShownToken => ({ token, purpose: 'signUp', audience: 'brand' });

/** What an invitation fills in and locks. */
export async function invitationOf({ db, clock }: Services, token: string): Promise<Schemas['BrandInvitationOwner']> {
  const { userId, expiresAt } = await findToken(db, shownToken(token), clock.now());
  const invited = await db
    .selectFrom('users as u')
    .innerJoin('brand_invitations as i', 'i.user_id', 'u.id')
    .select(['u.email', 'u.company_name', 'u.contact_person', 'u.role_id', 'i.template', 'i.language'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (invited === undefined) throw tokenInvalid();
  return {
    companyName: invited.company_name ?? '',
    email: invited.email,
    contactPerson: invited.contact_person,
    kind: kindOf(invited.role_id),
    template: invited.template === 2 ? 2 : 1,
    language: invited.language,
    expiresAt,
  };
}

/**
 * Signs somebody up who was invited: the invitation has been checked by whoever sent it, so the account can log in at
 * once.
 */
export async function signUpByToken(
  services: Services,
  token: string,
  input: Schemas['BrandSignUpByToken'],
  trace: Trace,
): Promise<Schemas['BrandSignUpDone']> {
  const { db, clock } = services;
  refuseMismatch(input);
  // Before the password is hashed, which is dear, and again when the account is locked.
  await findToken(db, shownToken(token), clock.now());
  const passwordHash = await hashPassword(input.password);
  const { username, ended } = await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await redeemToken(tx, shownToken(token), now);
    await tx
      .updateTable('users')
      .set({
        ...namesOf(input.contactPerson),
        contact_person: input.contactPerson,
        phone: input.phone ?? null,
        ...(input.website !== undefined && { website: input.website }),
        ...(input.country !== undefined && { country: countryKey(input.country) }),
        ...(input.language !== undefined && { default_language: input.language }),
        mail_settings: JSON.stringify({ learningMaterials: input.wantsTips === true }),
        ...acceptedTerms(now),
      })
      .where('id', '=', account.id)
      .execute();
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
