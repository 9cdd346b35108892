const people = (area: string, path: string, module: string, rows: string): string => `
# ${area}: ${module}
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ${path}/getWithPagination | ${module}: view, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B5, B6
GET ${path}/getById/{id} | ${module}: view, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B5, B6
POST ${path}/save | ${module}: edit, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B5 "A, S, C"
POST ${path}/delete | ${module}: delete, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | B5, M (C: no delete)
POST ${path}/changeStatus | ${module}: edit, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B5 "States"
POST ${path}/export | ${module}: export, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B5 "export"
`;

/** The part of the table for models, creators and the brand network; see expectations.ts for its words. */
export const networkTable = `
${people('models', 'model', 'Models', 'models')}
${people('creators', 'creator', 'Creator', 'creators')}
# network: Brand network
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET network/getSample | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | F9 "public reduced", A-024
POST network/getWithPagination | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | F9 "B full", A-034
GET network/getById/{publicId} | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | F9 "Detail"
GET network/getRequests/{publicId} | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | F9 "choose request"
POST network/addToRequest | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F9 "add to a request", ruling "Foreign ids"
POST network/removeFromRequest | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | F9 "add to a request"
GET network/getWishes/{kind}/{requestId} | staff, brand | campaignRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | F9, C2, C3
POST network/ask | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F9 "ask the agency", EM64
`;
