import type { OperationId } from '../../src/platform/operations/area.ts';
import { png } from '../kit/pictures.ts';
import { type Asking, freshEmail, type Maker, unique } from './asking.ts';

/** A customer of its own with a contact that can be invited. */
async function customerOf({ world }: Asking): Promise<{ customerId: number; contactId: number }> {
  const { id: customerId } = await world.server.db
    .insertInto('customers')
    .values({ name: unique('Kunde ') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: contactId } = await world.server.db
    .insertInto('customer_contacts')
    .values({ customer_id: customerId, name: 'Mia Muster', email: freshEmail(), is_main: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId, contactId };
}

const newCustomer = () => ({
  name: unique('Kunde '),
  contacts: [],
  billing: { paymentDays: 14, needsOrderNumber: false, currencyCode: 'EUR' },
});
const ofCustomer: Maker = async (asking) => ({ path: { id: (await customerOf(asking)).customerId } });

/** An invitation nobody has accepted. */
const invitation: Maker = async (asking) => {
  const { customerId } = await customerOf(asking);
  const { db, clock } = asking.world.server;
  const email = freshEmail();
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email,
      first_name: 'Mia',
      last_name: 'Muster',
      role_id: 3,
      customer_id: customerId,
      signup_with_token: true,
      approved: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invitationId } = await db
    .insertInto('brand_invitations')
    .values({
      customer_id: customerId,
      user_id: userId,
      language: 'DE',
      invited_at: clock.now(),
      expires_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { json: { customerId, invitationId } };
};

/** A valid input of every served call of customers. */
export const customerInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getCustomersPage: () => ({ json: {} }),
  getCustomer: ofCustomer,
  saveCustomer: () => ({ json: newCustomer() }),
  deleteCustomer: async (asking) => ({ json: { customerId: (await customerOf(asking)).customerId } }),
  changeCustomerStatus: async (asking) => ({
    json: { customerId: (await customerOf(asking)).customerId, archived: true },
  }),
  changeCustomerLogo: async (asking) => ({
    form: {
      customerId: String((await customerOf(asking)).customerId),
      logo: new File([Uint8Array.from(png())], 'logo.png', { type: 'image/png' }),
    },
  }),
  removeCustomerLogo: async (asking) => ({ json: { customerId: (await customerOf(asking)).customerId } }),
  exportCustomers: () => ({ json: { format: 'csv', language: 'de' } }),
  getCustomerOwners: () => ({}),
  getCustomerNames: () => ({}),
  getCustomerCampaigns: ofCustomer,
  getCustomerRequests: ofCustomer,
  getCustomerHistory: ofCustomer,
  inviteCustomerContact: async (asking) => ({ json: { ...(await customerOf(asking)), language: 'DE' } }),
  resendCustomerInvitation: invitation,
  withdrawCustomerInvitation: invitation,
};
