import { isBrand, ROLE } from '@resonanz/domain/roles';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import { customerContacts } from './ContactPersons.ts';
import { customerRows, type Reader, toCustomer } from './customers.ts';

const MAX_INVITATIONS = 100;
const BRANDS = [ROLE.brand, ROLE.brandManager].filter(isBrand);

async function invitationsOf(db: Db, customerId: number, now: Date): Promise<Schemas['CustomerInvitation'][]> {
  const rows = await db
    .selectFrom('brand_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .leftJoin('users as b', 'b.id', 'i.invited_by')
    .select([
      'i.id',
      'u.contact_person',
      'u.email',
      'i.language',
      fullNameOf('b').as('invitedBy'),
      'i.invited_at',
      'i.expires_at',
      'u.password_hash',
    ])
    .where('i.customer_id', '=', customerId)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MAX_INVITATIONS)
    .execute();
  return rows.map((row) => ({
    invitationId: row.id,
    contactName: row.contact_person ?? row.email,
    email: row.email,
    language: row.language,
    invitedBy: row.invitedBy,
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
    state: row.password_hash !== null ? 'accepted' : Date.parse(row.expires_at) > now.getTime() ? 'open' : 'expired',
  }));
}

/** A customer with everything of its page; 404 when the reader does not see it. */
export async function customerDetails(db: Db, reader: Reader, customerId: number): Promise<Schemas['CustomerDetails']> {
  const row = await customerRows(db, reader)
    .select([
      'c.website',
      'c.notes',
      'c.created_at as createdAt',
      'c.invoice_name as invoiceName',
      'c.invoice_street_and_house as invoiceStreet',
      'c.invoice_city_and_zip as invoiceCity',
      'c.vat_id as vatId',
      'c.invoice_email as invoiceEmail',
      'c.payment_days as paymentDays',
      'c.needs_order_number as needsOrderNumber',
    ])
    .where('c.id', '=', customerId)
    .where(visibleRows('customers', reader.user, 'c'))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const {
    website,
    notes,
    createdAt,
    invoiceName,
    invoiceStreet,
    invoiceCity,
    vatId,
    invoiceEmail,
    paymentDays,
    needsOrderNumber,
    ...rest
  } = row;
  const { brandUsers } = await db
    .selectFrom('users')
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', BRANDS)
    .select(({ fn }) => fn.countAll<number>().as('brandUsers'))
    .executeTakeFirstOrThrow();
  const customer = toCustomer(rest);
  return {
    ...customer,
    website,
    notes,
    createdAt,
    brandUsers,
    contacts: await customerContacts.of(db, customerId),
    billing: {
      invoiceName,
      streetAndHouse: invoiceStreet,
      cityAndZip: invoiceCity,
      vatId,
      email: invoiceEmail,
      paymentDays,
      needsOrderNumber,
      currencyCode: customer.currencyCode,
    },
    invitations: await invitationsOf(db, customerId, reader.now),
  };
}

interface Paging {
  pageNumber?: number;
  pageSize?: number;
}

/** The campaigns of a customer that the reader sees, the newest first. */
export async function customerCampaigns(
  db: Db,
  { user }: Reader,
  customerId: number,
  { pageNumber = 0, pageSize = 10 }: Paging,
): Promise<Schemas['CustomerCampaignPage']> {
  const seen = db
    .selectFrom('campaigns as k')
    .where('k.customer_id', '=', customerId)
    .where(visibleRows('campaigns', user, 'k'));
  const rows = seen
    .select(['k.id', 'k.name', 'k.status', 'k.start_date', 'k.end_date', 'k.budget', 'k.archived'])
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc');
  const page = await readPage(db, { rows, matches: seen, shares: 'nothing' }, { pageNumber, pageSize });
  const content = page.content.map((row) => ({
    compaignDataId: row.id,
    kampagnenname: row.name,
    status: row.status,
    startdatum: row.start_date,
    enddatum: row.end_date,
    budget: row.budget,
    archived: row.archived,
  }));
  return { ...page, content };
}

/** The requests of a customer that the reader sees, the newest first. */
export async function customerRequests(
  db: Db,
  { user }: Reader,
  customerId: number,
  { pageNumber = 0, pageSize = 10 }: Paging,
): Promise<Schemas['CustomerRequestPage']> {
  const seen = db
    .selectFrom('campaign_requests as q')
    .where('q.customer_id', '=', customerId)
    .where(visibleRows('campaignRequests', user, 'q'));
  const rows = seen
    .select(['q.id', 'q.number', 'q.title', 'q.status', 'q.created_at'])
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc');
  const page = await readPage(db, { rows, matches: seen, shares: 'nothing' }, { pageNumber, pageSize });
  const content = page.content.map((row) => ({
    campaignRequestId: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    createdAt: row.created_at,
  }));
  return { ...page, content };
}
