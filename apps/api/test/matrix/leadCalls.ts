/** The part of the table for customer leads; see expectations.ts for its words. */
export const leadTable = `
# customer-leads: Leads
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST customerLead/getWithPagination | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
GET customerLead/getById/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
POST customerLead/save | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads, docs/domain/permissions.md#rights
POST customerLead/delete | Customer Leads: delete | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/customers.md#leads, docs/domain/permissions.md#rights
POST customerLead/changeStatus | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads, docs/domain/transitions.md#sales-status
POST customerLead/planFollowUp | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
POST customerLead/history/add | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
POST customerLead/history/delete | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
GET customerLead/getLog/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
GET customerLead/getHistory/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads, docs/domain/lists.md#detail-pages
GET customerLead/getOwners | Customer Leads: view | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#leads
POST customerLead/export | Customer Leads: export | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/customers.md#leads
`;
