/** The part of the table for campaign requests on both sides and running activities; see expectations.ts for its words. */
export const requestTable = `
# campaign-requests: Campaign requests of brands
call                                             | asks                          | rows             | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST campaignRequest/getWithPagination           | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/permissions.md#invited-brands
GET campaignRequest/getById/{id}                 | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
GET campaignRequest/statistics                   | Campaign Request: view, brand | campaignRequests | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/requests.md#figures-of-the-brand, docs/domain/requests.md#campaign-requests
POST campaignRequest/channel/brandStatusChange   | Campaign Request: view, brand | proposedChannels | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/transitions.md#brand-status
GET campaignRequest/campaignFigures | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/requests.md#figures-of-the-brand
GET campaignRequest/report/{id} | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#figures-of-the-brand, docs/domain/requests.md#campaign-requests
POST campaignRequest/save | Campaign Request: add, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/permissions.md#invited-brands
POST campaignRequest/withdraw | Campaign Request: edit, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/permissions.md#invited-brands
POST campaignRequest/ndaStatusChange | Campaign Request: edit, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/transitions.md#request-nda-status
GET campaignRequest/comments/{campaignRequestId} | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/comment/add | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/comment/edit | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/comment/delete | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/comment/read | Campaign Request: view, brand | campaignRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
GET campaignRequest/channel/comments/{compaignInfluencerId} | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/channel/comment/add | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/channel/comment/edit | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/channel/comment/delete | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/channel/comment/read | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests
POST campaignRequest/finalContent/decision | Campaign Request: view, brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#campaign-requests, docs/domain/requests.md#running-activities, docs/domain/transitions.md#final-content-status

# request-administration: Campaign requests and self-service campaigns at the agency
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST campaignRequest/agency/getWithPagination | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
GET campaignRequest/agency/getById/{id} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/export | Campaign Request: export, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
GET campaignRequest/agency/getChoices | Campaign Request: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/changeStatus | Campaign Request: approve, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency, docs/domain/transitions.md#request-status
POST campaignRequest/agency/assign | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/changeArchiveStatus | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/activeDeactiveStatusChange | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/ndaSend | Campaign Request: edit, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency, docs/domain/transitions.md#request-nda-status
GET campaignRequest/agency/comments/{campaignRequestId} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/comments/{campaignRequestId}/add | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/comments/{campaignRequestId}/edit | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/comments/{campaignRequestId}/delete | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
POST campaignRequest/agency/comments/{campaignRequestId}/read | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
GET campaignRequest/agency/history/{campaignRequestId} | Campaign Request: view, staff | campaignRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#at-the-agency
GET campaignRequest/commentMail | Campaign Request: view, staff, brand | self | 401 | own | own | own | own | own | own | 403 | 403 | own | docs/domain/mails.md#comment-mails
POST campaignRequest/commentMail/change | Campaign Request: view, staff, brand | self | 401 | own | own | own | own | own | own | 403 | 403 | own | docs/domain/mails.md#comment-mails
POST campaign/selfService/getWithPagination | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#self-service-campaigns
GET campaign/selfService/getById/{campaignId} | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#self-service-campaigns
GET campaign/selfService/brandView/{campaignId} | Self-Campaign-Service: view, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#self-service-campaigns
POST campaign/selfService/extendOption | Self-Campaign-Service: edit, staff | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#self-service-campaigns
POST campaign/selfService/remindBrand | Self-Campaign-Service: edit, staff | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#self-service-campaigns, docs/domain/mails.md#decision-mails

# ima-active: Running activities of a brand
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET imaActive/getAll | brand | campaignRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/requests.md#running-activities
POST imaActive/comment/add | brand | proposedChannels | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#running-activities
`;
