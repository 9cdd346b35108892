import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { isValueOf } from '@resonanz/domain/enumerations';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Schema, Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import type { Reader } from '../../customers/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import { CLOSED } from '../rules.ts';
import type { CustomerLeadsTable } from '../tables.ts';

/** Whether a lead `l` is worked on. */
export const isOpen = sql<boolean>`(l.status not in (${sql.join(CLOSED)}))`;

/** Whether the follow-up of a lead `l` is due on a day, or was due before. */
export const isFollowUpDue = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isOpen} and l.follow_up_date is not null and l.follow_up_date <= ${today}::date)`;

/** Names of customers appear only for those who may see customers. */
const seenCustomer = (user: CallUser) =>
  user.may('Customer Management', 'view') ? visibleRows('customers', user, 'c') : sql<boolean>`false`;

/** Leads with their main contact and owner, as rows of the list. */
export function leadRows(db: Db, { user, now }: Reader) {
  const today = berlinDay(now);
  return db
    .selectFrom('customer_leads as l')
    .leftJoin('users as o', 'o.id', 'l.owner_user_id')
    .leftJoin('customers as c', (join) => join.onRef('c.id', '=', 'l.customer_id').on(seenCustomer(user)))
    .leftJoin('customer_lead_contacts as m', (join) =>
      join.onRef('m.customer_lead_id', '=', 'l.id').on('m.is_main', '=', true),
    )
    .select([
      'l.id as customerLeadId',
      'l.company',
      'l.country',
      'l.industry_id as industryId',
      'm.id as contactId',
      'm.name as contactName',
      'm.role as contactRole',
      'm.email as contactEmail',
      'm.phone as contactPhone',
      'l.source_id as sourceId',
      'l.status',
      'l.qualified',
      'l.expected_budget as expectedBudget',
      'l.expected_month as expectedMonth',
      'l.probability',
      'l.next_step as nextStep',
      'l.follow_up_date as followUpDate',
      isFollowUpDue(today).as('isFollowUpDue'),
      'l.owner_user_id as ownerUserId',
      fullNameOf('o').as('ownerName'),
      'l.customer_id as customerId',
      'c.name as customerName',
      'l.last_contact_at as lastContactAt',
      sql<number>`(${today}::date - (l.created_at at time zone 'Europe/Berlin')::date)`.as('ageDays'),
      'l.created_at as createdAt',
      'l.updated_at as updatedAt',
    ]);
}

/** A row of the list as it comes from the database. */
export type LeadRow = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number];

/** A row as it travels. */
export function toLead({
  contactId,
  contactName,
  contactRole,
  contactEmail,
  contactPhone,
  status,
  qualified,
  ...row
}: LeadRow): Schemas['CustomerLead'] {
  if (!isValueOf('salesStatus', status) || !isValueOf('qualified', qualified))
    throw new Error(`The lead ${row.customerLeadId} has the unknown status ${status} (${qualified}).`);
  const mainContact =
    contactId === null
      ? null
      : {
          contactId,
          name: contactName ?? '',
          role: contactRole ?? '',
          email: contactEmail,
          phone: contactPhone,
          isMain: true,
        };
  return { ...row, status, qualified, mainContact };
}

/** What a change of a lead needs to know of its call. */
export type LeadEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** A lead as it is stored. */
export type StoredLead = Selectable<CustomerLeadsTable>;

/** A lead, locked until the transaction ends. */
export async function lockLead(tx: Kysely<Schema>, customerLeadId: number): Promise<StoredLead> {
  const row = await tx
    .selectFrom('customer_leads')
    .selectAll()
    .where('id', '=', customerLeadId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores a lead; returns its id. */
export async function insertLead(tx: Db, values: Insertable<CustomerLeadsTable>): Promise<number> {
  const { id } = await tx.insertInto('customer_leads').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a lead. */
export async function updateLead(tx: Db, id: number, values: Updateable<CustomerLeadsTable>): Promise<void> {
  await tx.updateTable('customer_leads').set(values).where('id', '=', id).execute();
}

/** Deletes the row of a lead; its contacts and its log go with it. */
export async function deleteLeadRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('customer_leads').where('id', '=', id).execute();
}
