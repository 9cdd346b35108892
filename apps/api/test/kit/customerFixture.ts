import { type CampaignStatus, CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';
import { testUsers } from './testUsers.ts';

type Input = Schemas['CustomerInput'];

export const billing = { paymentDays: 14, needsOrderNumber: false, currencyCode: 'EUR' } as const;
export const accounts = {
  name: 'Buchhaltung',
  role: 'Rechnungen',
  email: 'buchhaltung@lindenblatt.example',
  isMain: false,
};
export const marion = {
  name: 'Marion Albrecht',
  role: 'Marketing',
  email: 'marion@lindenblatt.example',
  phone: '040 123456',
  isMain: true,
};

/** A customer as a form sends it, with everything filled in. */
export const lindenblatt = {
  name: 'Lindenblatt Naturkosmetik GmbH',
  streetAndHouse: 'Rosastraße 9',
  cityAndZip: '79098 Freiburg',
  country: 'DE',
  industryId: 106,
  website: 'www.Lindenblatt.example',
  budget: 120_000,
  ownerUserId: testUsers.manager.id,
  notes: 'Freigaben über die Marketingleitung.',
  contacts: [accounts, marion],
  billing: {
    ...billing,
    invoiceName: 'Lindenblatt, Kreditoren',
    streetAndHouse: 'Postfach 12',
    cityAndZip: '79098 Freiburg',
    vatId: 'de 123 456 789',
    email: 'rechnung@lindenblatt.example',
    needsOrderNumber: true,
  },
} satisfies Input;

/** Removes campaigns, requests and history, and the customers and users that tests have added. */
export async function resetCustomers({ db }: TestServer): Promise<void> {
  for (const table of ['campaign_requests', 'campaigns', 'history'] as const) await db.deleteFrom(table).execute();
  await db.deleteFrom('users').where('id', '>', 100).execute();
  await db.deleteFrom('customers').where('id', '>', 100).execute();
}

/** Saves {@link lindenblatt}, with other values if so wished. */
export async function saveCustomer(staff: ApiClient, values: Partial<Input> = {}): Promise<Schemas['CustomerDetails']> {
  const { data, error } = await staff.POST('/customer/save', { body: { ...lindenblatt, ...values } });
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data.data;
}

/** A customer as staff read it. */
export async function readCustomer(staff: ApiClient, id: number): Promise<Schemas['CustomerDetails']> {
  const { data } = await staff.GET('/customer/getById/{id}', { params: { path: { id } } });
  if (data === undefined) throw new Error('The customer is gone.');
  return data.data;
}

/** The names in the list of customers. */
export async function customerNames(staff: ApiClient, body: Schemas['CustomerQuery'] = {}): Promise<string[]> {
  const { data } = await staff.POST('/customer/getWithPagination', { body });
  return (data?.data.content ?? []).map(({ name }) => name);
}

/** A campaign in preparation of a customer. */
export async function addCampaign(
  { db }: TestServer,
  customerId: number,
  values: { status?: CampaignStatus; budget?: number; start_date?: string; region_id?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('campaigns')
    .values({ name: 'Herbstleuchten', customer_id: customerId, status: CAMPAIGN_STATUS.planning, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
