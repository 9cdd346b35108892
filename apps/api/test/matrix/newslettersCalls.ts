/** The part of the table for newsletters; see expectations.ts for its words. */
export const newslettersTable = `
# newsletters: Newsletters
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST newsletter/getWithPagination | Testerworld Dashboard: view, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/permissions.md#modules
GET newsletter/getById/{id} | Testerworld Dashboard: view, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/permissions.md#modules
POST newsletter/save | Testerworld Dashboard: edit, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/permissions.md#modules
POST newsletter/delete | Testerworld Dashboard: delete, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/permissions.md#modules
POST newsletter/copy | Testerworld Dashboard: add, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletter/changeStatus | Testerworld Dashboard: edit, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/transitions.md#newsletter
POST newsletter/export | Testerworld Dashboard: export, staff | newsletters | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters, docs/domain/permissions.md#modules
POST newsletter/countAudience | Testerworld Dashboard: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletter/preview | Testerworld Dashboard: view, staff | testerProjects | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletter/sendTest | Testerworld Dashboard: edit, staff | testerProjects | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
GET newsletter/open/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#newsletters
GET newsletter/click/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#newsletters
GET newsletter/getProjects | Testerworld Dashboard: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletterTemplate/getWithPagination | Testerworld Dashboard: view, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
GET newsletterTemplate/getById/{id} | Testerworld Dashboard: view, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletterTemplate/save | Testerworld Dashboard: edit, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletterTemplate/delete | Testerworld Dashboard: delete, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletterTemplate/copy | Testerworld Dashboard: add, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
POST newsletterTemplate/setDefault | Testerworld Dashboard: edit, staff | newsletterTemplates | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#newsletters
`;
