/** The part of the table for contracts and the texts they begin with; see expectations.ts for its words. */
export const contractTable = `
# contracts: Contracts
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST contract/getWithPagination | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1, M
GET contract/getById/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1, M
GET contract/choices | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "Filters"
GET contract/history/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1, modules 0 "history"
POST contract/save | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "create", "edit before sending"
POST contract/createForEntries | Contract Management: add, staff | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "create for all selected campaign entries"
POST contract/duplicate | Contract Management: add, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "duplicate"
POST contract/changeStatus | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1, T20; countersigning: right approve (M)
POST contract/remind | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "remind"
POST contract/uploadSigned | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "upload signed paper"
GET contract/document/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "preview pdf"
POST contract/downloadZip | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "zip download"
POST contract/delete | Contract Management: delete, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D1, M
POST contract/export | Contract Management: export, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D1 "export"
GET contract/public/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | D1 "contractPage (public, by token)"
GET contract/public/{token}/document | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | D1 "contractPage (public, by token)"
POST contract/public/{token}/sign | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | D1 "contractPage (public, by token)"

# templates: Text templates
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST template/getWithPagination | Template: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D5 "C view"
GET template/getById/{id} | Template: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D5
POST template/save              | Template: edit   | D5 "A, S edit"
POST template/delete            | Template: delete | D5
POST template/changeStatus      | Template: edit   | D5
POST template/export            | Template: export | D5
`;
