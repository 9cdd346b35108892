export {
  buildCustomerLead,
  buildCustomerLeadDetails,
  buildCustomerLeadLogEntry,
} from '../src/builders/customerLeads.ts';
