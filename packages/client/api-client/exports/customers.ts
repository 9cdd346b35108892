export { customerKeys, type CustomerName } from '../src/customerNames.ts';
export { customerMutations } from '../src/customerMutations.ts';
export {
  customerQueries,
  type Customer,
  type CustomerCampaign,
  type CustomerContact,
  type CustomerDetails,
  type CustomerExport,
  type CustomerFilters,
  type CustomerInput,
  type CustomerInvitation,
  type CustomerInvitationInput,
  type CustomerInvitationReference,
  type CustomerLogo,
  type CustomerOwner,
  type CustomerQuery,
  type CustomerRequest,
  type CustomerSortKey,
  type CustomerStatusChange,
} from '../src/customers.ts';
