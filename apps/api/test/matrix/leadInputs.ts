import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

/** A lead of the owner's. */
async function leadOf({ world, owner }: Asking): Promise<number> {
  const { id } = await world.server.db
    .insertInto('customer_leads')
    .values({ company: unique('Lead '), source_id: 2, owner_user_id: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofLead: Maker = async (asking) => ({ path: { id: await leadOf(asking) } });

/** A call that the caller logged. */
const loggedContact: Maker = async (asking) => {
  const customerLeadId = await leadOf(asking);
  const { db, clock } = asking.world.server;
  const values = {
    customer_lead_id: customerLeadId,
    kind: 'call',
    note: 'Rückruf vereinbart',
    at: clock.now(),
    created_by: asking.account.id,
  } as const;
  const { id: entryId } = await db
    .insertInto('customer_lead_log')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { json: { customerLeadId, entryId } };
};

/** A valid input of every served call of customer leads. */
export const leadInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getCustomerLeadsPage: () => ({ json: {} }),
  getCustomerLead: ofLead,
  saveCustomerLead: () => ({ json: { company: unique('Lead '), sourceId: 2, contacts: [] } }),
  deleteCustomerLead: async (asking) => ({ json: { customerLeadId: await leadOf(asking) } }),
  changeCustomerLeadStatus: async (asking) => ({ json: { customerLeadId: await leadOf(asking), status: 2 } }),
  planCustomerLeadFollowUp: async (asking) => ({
    json: { customerLeadId: await leadOf(asking), followUpDate: '2099-11-30' },
  }),
  addCustomerLeadContact: async (asking) => ({
    json: { customerLeadId: await leadOf(asking), kind: 'call', note: 'Rückruf vereinbart' },
  }),
  deleteCustomerLeadContact: loggedContact,
  getCustomerLeadLog: ofLead,
  getCustomerLeadHistory: ofLead,
  getCustomerLeadOwners: () => ({}),
  exportCustomerLeads: () => ({ json: { format: 'csv', language: 'de' } }),
};
