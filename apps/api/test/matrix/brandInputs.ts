import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { issueToken } from '../../src/areas/accounts/links/accountTokens.ts';
import { lockAccount } from '../../src/areas/accounts/queries.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { solvedCaptcha } from '../kit/accounts.ts';
import { type Asking, freshEmail, type Maker, unique } from './asking.ts';

const password = 'Andere!Worte7';
const person = { contactPerson: 'Mia Muster', password, confirmPassword: password, termsAccepted: true };

/** An invitation nobody has accepted, with the token of its link. */
async function openInvitation({ world }: Asking): Promise<{ invitationId: number; token: string }> {
  const { db, clock } = world.server;
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ name: unique('Kunde ') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = {
    email: freshEmail(),
    first_name: 'Mia',
    last_name: 'Muster',
    role_id: ROLE.brand,
    company_name: 'Firma',
    customer_id: customerId,
    signup_with_token: true,
    approved: APPROVAL_STATUS.approved,
  };
  const { id: userId } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  const now = clock.now();
  const times = { invited_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  const { id: invitationId } = await db
    .insertInto('brand_invitations')
    .values({ customer_id: customerId, user_id: userId, language: 'DE', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, userId);
    if (locked === undefined) throw new Error('The account is gone.');
    return issueToken(tx, locked, { purpose: 'signUp', minutes: 60, now });
  });
  return { invitationId, token };
}

const signUpToken: Maker = async (asking) => ({ path: { signUpToken: (await openInvitation(asking)).token } });
const reference: Maker = async (asking) => ({ json: { invitationId: (await openInvitation(asking)).invitationId } });

/** A valid input of every served call of brands' accounts. */
export const brandInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  signUpBrand: async ({ world }) => ({
    json: {
      ...person,
      companyName: unique('Firma '),
      email: freshEmail(),
      captchaText: await solvedCaptcha(world.server),
    },
  }),
  getBrandInvitation: signUpToken,
  signUpBrandByToken: async (asking) => ({ ...(await signUpToken(asking)), json: person }),
  inviteToBrand: () => ({ json: { contactPerson: 'Mia Muster', email: freshEmail(), kind: 'team' } }),

  getBrandUser: async ({ owner, world }) => ({
    path: { id: owner.audience === 'brand' ? owner.id : (await createBrand(world)).id },
  }),
  getBrandInvitationsPage: () => ({ json: {} }),
  sendBrandInvitation: () => ({
    json: { contactPerson: 'Mia Muster', email: freshEmail(), language: 'DE', companyName: unique('Firma ') },
  }),
  resendBrandInvitation: reference,
  withdrawBrandInvitation: reference,

  getBrandProfile: () => ({}),
  changeBrandMailSettings: () => ({ json: { comments: false, learningMaterials: true } }),
  askForBrandDeletion: () => ({ json: { isWanted: true } }),
  exportBrandData: () => ({}),

  getLegal: () => ({}),
  acceptTerms: () => ({ json: { version: TERMS_VERSIONS.at(-1) ?? '' } }),
};

async function createBrand({ server }: Asking['world']): Promise<{ id: number }> {
  const values = {
    email: freshEmail(),
    first_name: 'Mia',
    last_name: 'Muster',
    role_id: ROLE.brand,
    company_name: 'Firma',
    email_verify: true,
    approved: APPROVAL_STATUS.approved,
  };
  return server.db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
}
