const people = (area: string, path: string, module: string, rows: string): string => `
# ${area}: ${module}
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ${path}/getWithPagination | ${module}: view, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#models-and-creators
GET ${path}/getById/{id} | ${module}: view, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#models-and-creators
POST ${path}/save | ${module}: edit, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#models-and-creators
POST ${path}/delete | ${module}: delete, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/people.md#models-and-creators, docs/domain/permissions.md#rights
POST ${path}/changeStatus | ${module}: edit, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#models-and-creators
POST ${path}/export | ${module}: export, staff | ${rows} | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#models-and-creators
`;

/** The part of the table for models, creators and the brand network; see expectations.ts for its words. */
export const networkTable = `
${people('models', 'model', 'Models', 'models')}
${people('creators', 'creator', 'Creator', 'creators')}
# network: Brand network
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET network/getSample | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/people.md#brand-network, docs/domain/areas.md#public-pages
POST network/getWithPagination | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network, docs/domain/permissions.md#invited-brands
GET network/getById/{publicId} | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network
GET network/getRequests/{publicId} | Self-Campaign-Service: view, brand | all | 401 | 403 | yes | yes | 403 | yes | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network
POST network/addToRequest | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network
POST network/removeFromRequest | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | 404 | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network
GET network/getWishes/{kind}/{requestId} | staff, brand | campaignRequests | 401 | yes | own | own | own | 404 | yes | 403 | 403 | yes | docs/domain/people.md#brand-network, docs/domain/requests.md#at-the-agency, docs/domain/requests.md#ugc-requests
POST network/ask | Self-Campaign-Service: view, brand | campaignRequests | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/people.md#brand-network, docs/domain/mails.md#comment-mails
`;
