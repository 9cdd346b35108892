/** The part of the table for campaign requests on both sides and running activities; see expectations.ts for its words. */
export const requestTable = `
# campaign-requests: Campaign requests of brands
call                                             | asks                          | rows             | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST campaignRequest/getWithPagination           | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F3, A-034
GET campaignRequest/getById/{id}                 | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3, ruling "Foreign ids"
GET campaignRequest/statistics                   | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F2, F3
POST campaignRequest/channel/brandStatusChange   | Campaign Request: view, brand | proposedChannels | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment", T7
GET campaignRequest/campaignFigures | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F2
GET campaignRequest/report/{id} | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F2, F3 "download report"
POST campaignRequest/save | Campaign Request: add, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F3, A-034 (BT: 403)
POST campaignRequest/withdraw | Campaign Request: edit, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F3, A-034 (BT: 403)
POST campaignRequest/ndaStatusChange | Campaign Request: edit, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F3, T6
GET campaignRequest/comments/{campaignRequestId} | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/comment/add | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/comment/edit | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/comment/delete | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/comment/read | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
GET campaignRequest/channel/comments/{compaignInfluencerId} | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/channel/comment/add | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/channel/comment/edit | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/channel/comment/delete | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "BT can view, decide and comment"
POST campaignRequest/channel/comment/read | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "new comments"
POST campaignRequest/finalContent/decision | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F3 "content for release", A-035, T4

# request-administration: Campaign requests and self-service campaigns at the agency
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST campaignRequest/agency/getWithPagination | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2
GET campaignRequest/agency/getById/{id} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2
POST campaignRequest/agency/export | Campaign Request: export, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "export"
GET campaignRequest/agency/getChoices | Campaign Request: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 filters
POST campaignRequest/changeStatus | Campaign Request: approve, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "approve right needed", T5
POST campaignRequest/agency/assign | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "assign"
POST campaignRequest/changeArchiveStatus | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "archive"
POST campaignRequest/activeDeactiveStatusChange | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "deactivate"
POST campaignRequest/agency/ndaSend | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "send NDA", T6
GET campaignRequest/agency/comments/{campaignRequestId} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "comment"
POST campaignRequest/agency/comments/{campaignRequestId}/add | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "comment"
POST campaignRequest/agency/comments/{campaignRequestId}/edit | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "comment"
POST campaignRequest/agency/comments/{campaignRequestId}/delete | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "comment"
POST campaignRequest/agency/comments/{campaignRequestId}/read | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "comment"
GET campaignRequest/agency/history/{campaignRequestId} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C2 "history"
GET campaignRequest/commentMail | Campaign Request: view, staff, brand | self | 401 | own | own | own | own | own | own | 403 | 403 | own | EM64 "Off"
POST campaignRequest/commentMail/change | Campaign Request: view, staff, brand | self | 401 | own | own | own | own | own | own | 403 | 403 | own | EM64 "Off"
POST campaign/selfService/getWithPagination | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C4
GET campaign/selfService/getById/{campaignId} | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C4
GET campaign/selfService/brandView/{campaignId} | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C4 "preview as brand"
POST campaign/selfService/extendOption | Self-Campaign-Service: edit, staff | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C4 "extend option"
POST campaign/selfService/remindBrand | Self-Campaign-Service: edit, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C4 "remind brand", EM70

# ima-active: Running activities of a brand
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET imaActive/getAll | brand | campaignRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F5 "B, BT", A-035
POST imaActive/comment/add | brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F5 "B, BT", A-035
`;
