export { customerLeadMutations } from '../src/customerLeadMutations.ts';
export {
  customerLeadKeys,
  customerLeadQueries,
  type CustomerLead,
  type CustomerLeadContactEntry,
  type CustomerLeadContactReference,
  type CustomerLeadDetails,
  type CustomerLeadExport,
  type CustomerLeadFilters,
  type CustomerLeadFollowUp,
  type CustomerLeadInput,
  type CustomerLeadLogEntry,
  type CustomerLeadOwner,
  type CustomerLeadQuery,
  type CustomerLeadSortKey,
  type CustomerLeadStatusChange,
} from '../src/customerLeads.ts';
