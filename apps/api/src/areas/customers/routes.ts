import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { historyPage } from '../../platform/history/historyPage.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { exportCustomers } from './export.ts';
import { inviteContact, resendInvitation, withdrawInvitation } from './invitations.ts';
import { changeLogo, removeLogo } from './logo.ts';
import type { Reader } from './queries/customers.ts';
import { customerCampaigns, customerDetails, customerRequests } from './queries/details.ts';
import { customerNames, customerPage } from './queries/list.ts';
import { ownersOf } from './queries/owners.ts';
import { saveCustomer } from './save.ts';
import { changeCustomerStatus, deleteCustomer } from './state.ts';

type Context = Pick<CallContext, 'user' | 'services'>;

const readerOf = ({ user, services }: Context): Reader => ({ user, now: services.clock.now() });
const detailsOf = (call: Context, customerId: number) => customerDetails(call.services.db, readerOf(call), customerId);

/** Customers of the agency: companies that book campaigns. */
export const customers = defineArea('customers', {
  getCustomersPage: (call) => customerPage(call.services.db, readerOf(call), call.input.body),
  getCustomer: (call) => detailsOf(call, call.input.path.id),
  saveCustomer: async (call) => detailsOf(call, await saveCustomer(call, call.input.body)),
  deleteCustomer: (call) => deleteCustomer(call, call.input.body.customerId),
  changeCustomerStatus: async (call) => {
    await changeCustomerStatus(call, call.input.body);
    return detailsOf(call, call.input.body.customerId);
  },
  changeCustomerLogo: async (call) => detailsOf(call, await changeLogo(call, call.input)),
  removeCustomerLogo: async (call) => {
    await removeLogo(call, call.input.body.customerId);
    return detailsOf(call, call.input.body.customerId);
  },
  exportCustomers: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportCustomers(call.services.db, readerOf(call), body);
    call.audit({
      entity: 'customerExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  getCustomerOwners: ({ services }) => ownersOf(services.db, 'Customer Management'),
  getCustomerNames: (call) => customerNames(call.services.db, readerOf(call)),
  getCustomerCampaigns: (call) =>
    customerCampaigns(call.services.db, readerOf(call), call.input.path.id, call.input.query),
  getCustomerRequests: (call) =>
    customerRequests(call.services.db, readerOf(call), call.input.path.id, call.input.query),
  getCustomerHistory: ({ services, input }) =>
    historyPage(services.db, [{ entity: 'customer', ids: [input.path.id] }], input.query),
  inviteCustomerContact: async (call) => {
    await inviteContact(call, call.input.body);
    return detailsOf(call, call.input.body.customerId);
  },
  resendCustomerInvitation: async (call) => {
    await resendInvitation(call, call.input.body);
    return detailsOf(call, call.input.body.customerId);
  },
  withdrawCustomerInvitation: async (call) => {
    await withdrawInvitation(call, call.input.body);
    return detailsOf(call, call.input.body.customerId);
  },
});
