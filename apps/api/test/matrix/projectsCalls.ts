/** The part of the table for projects; see expectations.ts for its words. */
export const projectsTable = `
# projects: Product tests, seen by the agency
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST project/getWithPagination | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
GET project/getById/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
POST project/save | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#projects
POST project/changeStatus | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#projects, docs/domain/transitions.md#project-status
POST project/delete | Project: delete, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#projects
POST project/copy | Project: add, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#projects
POST project/export | Project: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#projects
POST project/countTesters | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
POST project/answer/getSummary | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/evaluation.md#what-counts
POST project/answer/getTexts | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/evaluation.md#questions
POST project/answer/getCrossTab | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/evaluation.md#cross-tabs
POST project/answer/setQuote | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/evaluation.md#quotes
POST project/answer/export | Project: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/evaluation.md#testers-in-the-evaluation
POST project/media/getWithPagination | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/evaluation.md#media
POST project/media/downloadZip | Project: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/evaluation.md#media
POST project/report | Project: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/evaluation.md#what-counts
GET project/getOptions | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
GET project/getHistory/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects, docs/domain/lists.md#detail-pages
POST project/setMovesUp | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#waiting-list
POST project/application/getWithPagination | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
POST project/application/decide | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/transitions.md#project-application-status
POST project/application/previewRule | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#choosing-testers
POST project/application/applyRule | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#choosing-testers
GET project/shipping/getByProject/{id} | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/ship | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/save | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/import/preview | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/import | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
GET project/shipping/imports/{id} | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/import/undo | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
POST project/shipping/export | Project: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#shipping
GET project/media/getByProject/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#pictures-of-the-product
POST project/media/saveOrder | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#pictures-of-the-product
POST project/media/saveTexts | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#pictures-of-the-product
POST project/invitations/getCandidates | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#invitations
POST project/invitations/send | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#invitations
POST project/lottery/prepare | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#lottery
POST project/lottery/apply | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#lottery
GET project/lottery/getByProject/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#lottery
GET project/questionnaire/getByProject/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#questionnaires
POST project/questionnaire/save | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#questionnaires
POST project/questionnaire/release | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#questionnaires
POST project/questionnaire/delete | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#questionnaires
GET project/questionnaire/getVersion/{id}/{version} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#questionnaires
`;
