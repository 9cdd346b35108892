/** The part of the table for contracts and the texts they begin with; see expectations.ts for its words. */
export const contractTable = `
# contracts: Contracts
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST contract/getWithPagination | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts, docs/domain/permissions.md#rights
GET contract/getById/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts, docs/domain/permissions.md#rights
GET contract/choices | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
GET contract/history/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts, docs/domain/lists.md#detail-pages
POST contract/save | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/createForEntries | Contract Management: add, staff | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/duplicate | Contract Management: add, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/changeStatus | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts, docs/domain/transitions.md#contract-status
POST contract/remind | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/uploadSigned | Contract Management: edit, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
GET contract/document/{id} | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/downloadZip | Contract Management: view, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
POST contract/delete | Contract Management: delete, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/contracts.md#contracts, docs/domain/permissions.md#rights
POST contract/export | Contract Management: export, staff | contracts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contracts
GET contract/public/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/contracts.md#contracts
GET contract/public/{token}/document | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/contracts.md#contracts
POST contract/public/{token}/sign | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/contracts.md#contracts

# templates: Text templates
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST template/getWithPagination | Template: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contract-texts
GET template/getById/{id} | Template: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/contracts.md#contract-texts
POST template/save              | Template: edit   | docs/domain/contracts.md#contract-texts
POST template/delete            | Template: delete | docs/domain/contracts.md#contract-texts
POST template/changeStatus      | Template: edit   | docs/domain/contracts.md#contract-texts
POST template/export            | Template: export | docs/domain/contracts.md#contract-texts
`;
