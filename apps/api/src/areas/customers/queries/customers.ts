import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS, REQUEST_STATUS, CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { CUSTOMER_STATUS } from '@resonanz/domain/customers';
import { isValueOf } from '@resonanz/domain/enumerations';
import { ROLE } from '@resonanz/domain/roles';
import { SALES_STATUS } from '@resonanz/domain/sales';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { CustomersTable } from '../tables.ts';

/** The user who reads, and when: counts follow their rights, the budget of the year the calendar of Berlin. */
export interface Reader {
  user: CallUser;
  now: Date;
}

/** The status values of a campaign that is under way. */
const UNDER_WAY = sql.join([sql.lit(CAMPAIGN_STATUS.planning), sql.lit(CAMPAIGN_STATUS.running)]);

/** Figures of a customer `c` from the campaigns that the reader sees. */
export function campaignFigures({ user, now }: Reader): { open: RawBuilder<number>; used: RawBuilder<number> } {
  const year = berlinDay(now).slice(0, 4);
  const seen = visibleRows('campaigns', user, 'k');
  return {
    open: sql<number>`(
      select count(*)::int from campaigns k
      where k.customer_id = c.id and k.status in (${UNDER_WAY}) and not k.archived and ${seen})`,
    used: sql<number>`(
      select coalesce(sum(k.budget), 0)::float8 from campaigns k
      where k.customer_id = c.id
      and k.status in (${UNDER_WAY}, ${sql.lit(CAMPAIGN_STATUS.completed)})
        and k.start_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date and ${seen})`,
  };
}

/** Months without a campaign after which a customer is proposed to become a former one. */
const MONTHS_WITHOUT = 12;

/**
 * Whether customer `c` is suggested as a former one. Campaigns the user may not see count as well, as they do when the
 * status changes; one without dates counts from its creation.
 */
export function isFormerProposed(now: Date): RawBuilder<boolean> {
  const since = sql`(${berlinDay(now)}::date - make_interval(months => ${MONTHS_WITHOUT}))::date`;
  return sql<boolean>`(c.status = ${CUSTOMER_STATUS.customer} and not c.archived and c.created_at::date < ${since}
    and not exists (select 1 from campaigns k where k.customer_id = c.id and k.deleted_at is null
      and ((k.status in (${UNDER_WAY}) and not k.archived)
        or coalesce(k.end_date, k.start_date, k.created_at::date) >= ${since}))
    and not exists (select 1 from campaign_requests q
      where q.customer_id = c.id and q.status = ${sql.lit(REQUEST_STATUS.pending)}
      and not q.archived and not q.is_draft))`;
}

const hasBrandAccess = sql<boolean>`exists (
  select 1 from users b where b.customer_id = c.id and b.role_id in (${ROLE.brand}, ${ROLE.brandManager})
  and b.is_active and not b.archived and b.approved = ${sql.lit(APPROVAL_STATUS.approved)}
  and b.email_verify and b.password_hash is not null)`;

/** Customers with their main contact and owner, as rows of the list. */
export function customerRows(db: Db, reader: Reader) {
  const { open, used } = campaignFigures(reader);
  return db
    .selectFrom('customers as c')
    .leftJoin('users as o', 'o.id', 'c.owner_user_id')
    .leftJoin('customer_contacts as m', (join) => join.onRef('m.customer_id', '=', 'c.id').on('m.is_main', '=', true))
    .select([
      'c.id as customerId',
      'c.name',
      'c.street_and_house as streetAndHouse',
      'c.city_and_zip as cityAndZip',
      'c.country',
      'c.industry_id as industryId',
      'c.file_path as filePath',
      'm.id as contactId',
      'm.name as contactName',
      'm.role as contactRole',
      'm.email as contactEmail',
      'm.phone as contactPhone',
      open.as('openCampaigns'),
      'c.budget',
      used.as('usedBudget'),
      'c.currency_code as currencyCode',
      'c.owner_user_id as ownerUserId',
      fullNameOf('o').as('ownerName'),
      'c.status',
      isFormerProposed(reader.now).as('formerProposed'),
      'c.archived',
      hasBrandAccess.as('hasBrandAccess'),
      'c.updated_at as updatedAt',
    ]);
}

/** A row of the list as it comes from the database. */
export type CustomerRow = Awaited<ReturnType<ReturnType<typeof customerRows>['execute']>>[number];

/** A row as it travels. */
export function toCustomer({
  contactId,
  contactName,
  contactRole,
  contactEmail,
  contactPhone,
  status,
  ...row
}: CustomerRow): Schemas['Customer'] {
  if (!isValueOf('customerStatus', status))
    throw new Error(`The customer ${row.customerId} has the unknown status ${status}.`);
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
  return { ...row, status, mainContact };
}

/** A customer as it is stored. */
export type StoredCustomer = Selectable<CustomersTable>;

/** A customer, locked until the transaction ends. */
export async function lockCustomer(tx: Db, customerId: number): Promise<StoredCustomer> {
  const row = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores a customer; returns its id. */
export async function insertCustomerRow(tx: Db, values: Insertable<CustomersTable>): Promise<number> {
  const { id } = await tx.insertInto('customers').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a customer. */
export async function updateCustomer(tx: Db, id: number, values: Updateable<CustomersTable>): Promise<void> {
  await tx.updateTable('customers').set(values).where('id', '=', id).execute();
}

/** A customer, locked so that no row can refer to it any more. */
export const lockForDeletion = (tx: Db, id: number): Promise<StoredCustomer> =>
  tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Deletes the row of a customer; its contacts go with it. */
export async function deleteCustomerRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', id).execute();
}

/** Open campaigns and requests of a customer, also those that the user does not see. */
export async function countOpenWork(tx: Db, customerId: number): Promise<{ campaigns: number; requests: number }> {
  const { rows } = await sql<{ campaigns: number; requests: number }>`select
    (select count(*)::int from campaigns
      where customer_id = ${customerId}
      and status in (${UNDER_WAY})
      and not archived) as campaigns,
    (select count(*)::int from campaign_requests
      where customer_id = ${customerId} and status = ${sql.lit(REQUEST_STATUS.pending)}
      and not archived and not is_draft) as requests`.execute(tx);
  return { campaigns: rows[0]?.campaigns ?? 0, requests: rows[0]?.requests ?? 0 };
}

/** What refers to a customer. */
type References = {
  campaigns: number;
  requests: number;
  contracts: number;
  leads: number;
  users: number;
};

/** Counts what refers to a customer, also what the user does not see; a lead that was won keeps its customer. */
export async function countReferences(tx: Db, customerId: number): Promise<References> {
  const { rows } = await sql<References>`select
    (select count(*)::int from campaigns where customer_id = ${customerId}) as campaigns,
    (select count(*)::int from campaign_requests where customer_id = ${customerId}) as requests,
    (select count(*)::int from contracts where customer_id = ${customerId}) as contracts,
    (select count(*)::int from customer_leads where customer_id = ${customerId} and status = ${SALES_STATUS.won}) as leads,
    (select count(*)::int from users where customer_id = ${customerId}) as users`.execute(tx);
  const { campaigns = 0, requests = 0, contracts = 0, leads = 0, users = 0 } = rows[0] ?? {};
  return { campaigns, requests, contracts, leads, users };
}
