/** The part of the table for brands of testers; see expectations.ts for its words. */
export const testerBrandsTable = `
# tester-brands: Brands of testers
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST testerBrand/getWithPagination | Brand: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
GET testerBrand/getById/{id} | Brand: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
POST testerBrand/save | Brand: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers, docs/domain/permissions.md#rights
POST testerBrand/delete | Brand: delete, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
POST testerBrand/changeStatus | Brand: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
POST testerBrand/sort | Brand: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
GET testerBrand/getOrder | Brand: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
POST testerBrand/export | Brand: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#brands-of-testers
`;
