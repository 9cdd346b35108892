/** The part of the table for Amazon users; see expectations.ts for its words. */
export const amazonUsersTable = `
# amazon-users: Amazon users
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET campaign/getListOfAmazonCampaignUsers | Testerworld Dashboard: view, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users, docs/domain/permissions.md#modules
GET amazonUser/getById/{id} | Testerworld Dashboard: view, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users
GET amazonUser/getHistory/{id} | Testerworld Dashboard: view, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users, docs/domain/lists.md#detail-pages
POST amazonUser/save | Testerworld Dashboard: edit, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users, docs/domain/permissions.md#rights
POST amazonUser/changeState | Testerworld Dashboard: edit, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users, docs/domain/transitions.md#amazon-user
POST amazonUser/export | Testerworld Dashboard: export, staff | amazonUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#amazon-users
`;
