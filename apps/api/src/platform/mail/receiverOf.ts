import { type Kysely, sql } from 'kysely';
import { ROLE } from '@resonanz/domain/roles';
import { fullNameOf } from '../database/fullName.ts';
import type { Schema } from '../database/schema.ts';
import type { MailDraft, MailTemplate } from './Mail.ts';

/** Whose colours a mail wears. */
export type MailAudience = 'staff' | 'brand' | 'testerworld';

/** Who a mail goes to, as far as it is known. */
export interface MailReceiver {
  /** Empty where nobody knows it. */
  name: string;
  audience: MailAudience;
}

/** Mails of the portal to people who may have no account yet. */
const TO_BRANDS: ReadonlySet<MailTemplate> = new Set([
  'brandInvitation',
  'invitationExpired',
  'teamInvitation',
  'accountExists',
]);

function audienceOf(roleId: number): MailAudience {
  if (roleId === ROLE.tester) return 'testerworld';
  return roleId === ROLE.brand || roleId === ROLE.brandManager ? 'brand' : 'staff';
}

/**
 * Name and audience of the receiver. An account whose address nobody has confirmed gives no name: it could carry any
 * words to a stranger.
 */
export async function receiverOf(
  tx: Kysely<Schema>,
  { to, template, values, partner }: MailDraft,
): Promise<MailReceiver> {
  const account = await tx
    .selectFrom('users')
    .select([
      'role_id',
      'email_verify',
      sql<string>`coalesce(nullif(contact_person, ''), ${fullNameOf('users')}, '')`.as('name'),
    ])
    .where('email', '=', to)
    .executeTakeFirst();
  if (account !== undefined)
    return { name: account.email_verify ? account.name : '', audience: audienceOf(account.role_id) };
  if (partner?.userType === 'influencer') {
    const person = await tx
      .selectFrom('influencers')
      .select(sql<string>`trim(concat(first_name, ' ', surname))`.as('name'))
      .where('id', '=', partner.refId)
      .executeTakeFirst();
    return { name: person?.name ?? '', audience: 'staff' };
  }
  const isForBrand =
    TO_BRANDS.has(template) || partner?.userType === 'brand' || ('audience' in values && values.audience === 'brand');
  return { name: '', audience: isForBrand ? 'brand' : 'staff' };
}
