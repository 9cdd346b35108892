import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { historyPage } from '../../platform/history/historyPage.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { ownersOf, type Reader } from '../customers/door.ts';
import { planFollowUp } from './follow-ups/plan.ts';
import { exportLeads } from './list/export.ts';
import { leadPage } from './list/queries.ts';
import { deleteContact, leadLog, logContact } from './log/log.ts';
import { leadDetails } from './record/details.ts';
import { saveLead } from './record/save.ts';
import { changeLeadStatus, deleteLead } from './record/state.ts';

type Context = Pick<CallContext, 'user' | 'services'>;

const readerOf = ({ user, services }: Context): Reader => ({ user, now: services.clock.now() });
const detailsOf = (call: Context, customerLeadId: number) =>
  leadDetails(call.services.db, readerOf(call), customerLeadId);

/** The sales pipeline: leads from the first contact to the customer that was won. */
export const customerLeads = defineArea('customer-leads', {
  getCustomerLeadsPage: (call) => leadPage(call.services.db, readerOf(call), call.input.body),
  getCustomerLead: (call) => detailsOf(call, call.input.path.id),
  saveCustomerLead: async (call) => detailsOf(call, await saveLead(call, call.input.body)),
  deleteCustomerLead: (call) => deleteLead(call, call.input.body.customerLeadId),
  changeCustomerLeadStatus: async (call) => {
    await changeLeadStatus(call, call.input.body);
    return detailsOf(call, call.input.body.customerLeadId);
  },
  planCustomerLeadFollowUp: async (call) => {
    await planFollowUp(call, call.input.body);
    return detailsOf(call, call.input.body.customerLeadId);
  },
  addCustomerLeadContact: async (call) => {
    await logContact(call, call.input.body);
    return leadLog(call, call.input.body.customerLeadId);
  },
  deleteCustomerLeadContact: async (call) => {
    await deleteContact(call, call.input.body);
    return leadLog(call, call.input.body.customerLeadId);
  },
  getCustomerLeadLog: (call) => leadLog(call, call.input.path.id, call.input.query),
  getCustomerLeadHistory: ({ services, input }) =>
    historyPage(services.db, [{ entity: 'customerLead', ids: [input.path.id] }], input.query),
  getCustomerLeadOwners: ({ services }) => ownersOf(services.db, 'Customer Leads'),
  exportCustomerLeads: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportLeads(call.services.db, readerOf(call), body);
    call.audit({
      entity: 'customerLeadExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
});
