/** The part of the table for customer leads; see expectations.ts for its words. */
export const leadTable = `
# customer-leads: Leads
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST customerLead/getWithPagination | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "A, S, C (own)"
GET customerLead/getById/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "A, S, C (own)"
POST customerLead/save | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4, M
POST customerLead/delete | Customer Leads: delete | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | B4, M (C: no delete)
POST customerLead/changeStatus | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4, T12
POST customerLead/planFollowUp | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "plan follow-up"
POST customerLead/history/add | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "log contact"
POST customerLead/history/delete | Customer Leads: edit | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "contact history (4 delete)"
GET customerLead/getLog/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "contact history"
GET customerLead/getHistory/{id} | Customer Leads: view | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4, modules 0 "history"
GET customerLead/getOwners | Customer Leads: view | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B4 "owner"
POST customerLead/export | Customer Leads: export | customerLeads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | B4 "export"
`;
