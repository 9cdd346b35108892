/** The part of the table for UGC requests; see expectations.ts for its words. */
export const ugcTable = `
# ugc-requests: UGC requests on both sides
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ugcCampaignRequest/getWithPagination | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | own | yes | 403 | 403 | yes | F4, C3, A-034
POST ugcCampaignRequest/export | UGC Campaign Request: export, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "as C2", C2 "export"
GET ugcCampaignRequest/getById/{id} | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3, ruling "Foreign ids"
GET ugcCampaignRequest/statistics | UGC Campaign Request: view, brand | ugcRequests | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F2, F4
GET ugcCampaignRequest/statistics/report | UGC Campaign Request: view, brand | ugcRequests | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F2 "download report"
GET ugcCampaignRequest/prices | UGC Campaign Request: view, brand, staff | all | 401 | yes | yes | yes | yes | yes | yes | 403 | 403 | yes | F4, K2
GET ugcCampaignRequest/choices | UGC Campaign Request: view, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "Filters"
POST ugcCampaignRequest/save | UGC Campaign Request: add, brand | ugcRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F4, A-034 (BT: 403)
POST ugcCampaignRequest/withdraw | UGC Campaign Request: edit, brand | ugcRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F4, A-034 (BT: 403)
GET ugcCampaignRequest/comments/{ugcCampaignRequestId} | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3
POST ugcCampaignRequest/comment/add | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3
POST ugcCampaignRequest/comment/edit | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3
POST ugcCampaignRequest/comment/delete | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3
POST ugcCampaignRequest/comment/read | UGC Campaign Request: view, brand, staff | ugcRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3
GET ugcCampaignRequest/history/{ugcCampaignRequestId} | UGC Campaign Request: view, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3, modules 0 "history"
POST ugcCampaignRequest/channel/brandStatusChange | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4, T7
GET ugcCampaignRequest/channel/comments/{compaignInfluencerId} | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4
POST ugcCampaignRequest/channel/comment/add | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4
POST ugcCampaignRequest/channel/comment/edit | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4
POST ugcCampaignRequest/channel/comment/delete | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4
POST ugcCampaignRequest/channel/comment/read | UGC Campaign Request: view, brand | proposedCreators | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4
GET ugcCampaignRequest/video/comments/{ugcVideoId} | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3 "comments at a time code"
POST ugcCampaignRequest/video/comment/add | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3 "comments at a time code"
POST ugcCampaignRequest/video/comment/edit | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3 "comments at a time code"
POST ugcCampaignRequest/video/comment/delete | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3 "comments at a time code"
POST ugcCampaignRequest/video/comment/read | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4, C3 "comments at a time code"
POST ugcCampaignRequest/finalVideo/decision | UGC Campaign Request: view, brand | ugcVideos | 401 | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F4, A-035, T4
GET ugcCampaignRequest/finalVideo/download/{ugcVideoId} | UGC Campaign Request: view, brand, staff | ugcVideos | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F4 "download after acceptance"
POST ugcCampaignRequest/offer/add | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "set final price"
POST ugcCampaignRequest/statusChange | UGC Campaign Request: approve, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "approve with price", T5
POST ugcCampaignRequest/assign | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3, A-089
POST ugcCampaignRequest/placeChange | UGC Campaign Request: edit, staff | ugcRequests | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3, T5
POST ugcCampaignRequest/video/update | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "product shipping"
POST ugcCampaignRequest/version/add | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "upload version"
POST ugcCampaignRequest/version/submit | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "submit to brand"
POST ugcCampaignRequest/version/correction | UGC Campaign Request: edit, staff | ugcVideos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C3 "ask creator for correction"
`;
