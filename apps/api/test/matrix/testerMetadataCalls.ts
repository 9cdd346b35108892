/** The part of the table for the heads of the tester area; see expectations.ts for its words. */
export const testerMetadataTable = `
# tester-metadata: Heads of tester pages
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET testerworldMetadata/getAll | Testerworld Dashboard: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#metadata
GET testerworldMetadata/get | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#metadata
POST testerworldMetadata/save | Testerworld Dashboard: edit, staff | testerMetadata | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#metadata
POST testerworldMetadata/publish | Testerworld Dashboard: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#metadata
POST testerworldMetadata/restore | Testerworld Dashboard: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#metadata
POST testerworldMetadata/upload | Testerworld Dashboard: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#metadata
`;
