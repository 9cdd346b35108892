/** The part of the table for product tests as testers take part in them; see expectations.ts for its words. */
export const testerProjectTable = `
# tester-projects: Product tests
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET project/reminders/getByProject/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#reminders
POST project/reminders/send | Project: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#reminders
GET testerProject/getTeaser | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#projects, docs/domain/areas.md#public-pages
GET testerProject/getOpen | tester | all | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | yes | 403 | docs/domain/testers.md#projects
GET testerProject/getById/{id} | tester | testerProjects | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#projects
GET testerProject/preview/{id} | Project: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/testers.md#projects
POST testerProject/apply | tester | testerProjects | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#applications
POST testerProject/withdraw | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#applications
GET testerProject/getMine | tester | self | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#steps-of-a-test
GET testerProject/getMineById/{applicationId} | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#steps-of-a-test
POST testerProject/confirmReceipt | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#steps-of-a-test
GET testerProject/getQuestionnaire/{applicationId}/{questionnaireId} | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#deadlines
POST testerProject/saveDraft | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#deadlines
POST testerProject/submitAnswers | tester | testerApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#deadlines
POST testerProject/uploadMedia | tester | openTesterApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/files.md#files-of-a-record
POST testerProject/deleteMedia | tester | openTesterApplications | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/files.md#files-of-a-record
`;
