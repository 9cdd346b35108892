/** The part of the table for FAQs; see expectations.ts for its words. */
export const faqsTable = `
# faqs: Questions and answers of the tester area
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST faq/getWithPagination | Faqs: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
GET faq/getById/{id} | Faqs: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faq/save | Faqs: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs, docs/domain/permissions.md#rights
POST faq/delete | Faqs: delete, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faq/changeStatus | Faqs: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faq/sort | Faqs: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faq/export | Faqs: export, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
GET faq/getActive | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/areas.md#public-pages
GET faq/getOwnVotes | tester | self | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#faqs
POST faq/vote | tester | all | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | yes | 403 | docs/domain/testers.md#faqs
GET faqGroup/getAll | Faqs: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faqGroup/save | Faqs: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs, docs/domain/permissions.md#rights
POST faqGroup/delete | Faqs: delete, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
POST faqGroup/sort | Faqs: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#faqs
`;
