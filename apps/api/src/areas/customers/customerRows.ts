import type { components } from '@resonanz/contract/types';
import { isValueOf } from '@resonanz/domain/enumerations';
import { ROLE } from '@resonanz/domain/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import { berlinDay } from '../../berlinDay.ts';
import { fullNameOf } from '../../database/fullName.ts';
import type { Schema } from '../../database/schema.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Who reads, and when: counts follow the rights, the budget of the year follows the calendar of Berlin. */
export interface Reader {
  user: CallUser;
  now: Date;
}

/** Figures of a customer `c` from the campaigns that the reader sees. */
export function campaignFigures({ user, now }: Reader): { open: RawBuilder<number>; used: RawBuilder<number> } {
  const year = berlinDay(now).slice(0, 4);
  const seen = visibleRows('campaigns', user, 'k');
  return {
    open: sql<number>`(select count(*)::int from campaigns k where k.customer_id = c.id and k.status in (2, 3) and not k.archived and ${seen})`,
    used: sql<number>`(select coalesce(sum(k.budget), 0)::float8 from campaigns k where k.customer_id = c.id and k.status in (2, 3, 4)
      and k.start_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date and ${seen})`,
  };
}

const hasBrandAccess = sql<boolean>`exists (select 1 from users b where b.customer_id = c.id and b.role_id in (${ROLE.brand}, ${ROLE.brandManager})
  and b.is_active and not b.archived and b.approved = 1 and b.email_verify and b.password_hash is not null)`;

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
      'c.archived',
      hasBrandAccess.as('hasBrandAccess'),
      'c.updated_at as updatedAt',
    ]);
}

/** A row of the list as it comes from the database. */
export type CustomerRow = Awaited<ReturnType<ReturnType<typeof customerRows>['execute']>>[number];

/** A row as it travels. */
export function toCustomer({ contactId, contactName, contactRole, contactEmail, contactPhone, status, ...row }: CustomerRow): Schemas['Customer'] {
  if (!isValueOf('customerStatus', status)) throw new Error(`The customer ${row.customerId} has the unknown status ${status}.`);
  const mainContact =
    contactId === null
      ? null
      : { contactId, name: contactName ?? '', role: contactRole ?? '', email: contactEmail, phone: contactPhone, isMain: true };
  return { ...row, status, mainContact };
}
