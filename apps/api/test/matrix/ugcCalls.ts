/** The part of the table for UGC requests; see expectations.ts for its words. */
export const ugcTable = `
# ugc-requests: UGC requests on both sides
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ugcCampaignRequest/getWithPagination | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | own | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/permissions.md#invited-brands
POST ugcCampaignRequest/export | UGC Campaign Request: export, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/requests.md#at-the-agency
GET ugcCampaignRequest/getById/{id} | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
GET ugcCampaignRequest/statistics | UGC Campaign Request: view, brand | ugcRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/requests.md#figures-of-the-brand, docs/domain/requests.md#ugc-requests
GET ugcCampaignRequest/statistics/report | UGC Campaign Request: view, brand | ugcRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#figures-of-the-brand
GET ugcCampaignRequest/prices | UGC Campaign Request: view, brand, staff | all | 401 | yes | yes | yes | yes | yes | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/formulas.md#ugc-price
GET ugcCampaignRequest/choices | UGC Campaign Request: view, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/save | UGC Campaign Request: add, brand | ugcRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests, docs/domain/permissions.md#invited-brands
POST ugcCampaignRequest/withdraw | UGC Campaign Request: edit, brand | ugcRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests, docs/domain/permissions.md#invited-brands
GET ugcCampaignRequest/comments/{ugcCampaignRequestId} | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/comment/add | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/comment/edit | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/comment/delete | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/comment/read | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
GET ugcCampaignRequest/history/{ugcCampaignRequestId} | UGC Campaign Request: view, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/lists.md#detail-pages
POST ugcCampaignRequest/channel/brandStatusChange | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests, docs/domain/transitions.md#brand-status
GET ugcCampaignRequest/channel/comments/{compaignInfluencerId} | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/channel/comment/add | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/channel/comment/edit | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/channel/comment/delete | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/channel/comment/read | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests
GET ugcCampaignRequest/video/comments/{ugcVideoId} | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/video/comment/add | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/video/comment/edit | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/video/comment/delete | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/video/comment/read | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/finalVideo/decision | UGC Campaign Request: view, brand | ugcVideos | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/requests.md#ugc-requests, docs/domain/requests.md#running-activities, docs/domain/transitions.md#final-content-status
GET ugcCampaignRequest/finalVideo/download/{ugcVideoId} | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/offer/add | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/statusChange | UGC Campaign Request: approve, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/transitions.md#request-status
POST ugcCampaignRequest/assign | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/requests.md#assignee
POST ugcCampaignRequest/placeChange | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests, docs/domain/transitions.md#request-status
POST ugcCampaignRequest/video/update | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/version/add | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/version/submit | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
POST ugcCampaignRequest/version/correction | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/requests.md#ugc-requests
`;
