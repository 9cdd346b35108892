/** The part of the table for areas that have no server yet; see expectations.ts for its words. */
export const plannedTable = `
# insight-data: Insights of influencers
call                                 | asks                      | source
POST insightData/getLink             | Campaign Management: edit | A-130, B1, C1
GET insightData/viewInsightData/{id} | Campaign Management: view | A-130, B1, C1
POST insightData/submit/{token}      | public                    | H2

# email-configuration: Mail accounts
call                           | asks                        | source
GET emailConfiguration/getAll  | Email Configuration: view   | D6 "A, S"
POST emailConfiguration/save   | Email Configuration: edit   | D6 (secrets: S)
POST emailConfiguration/test   | Email Configuration: edit   | D6
POST emailConfiguration/delete | Email Configuration: delete | D6

# brand-list: Brand list
call                             | asks               | source
POST brandList/getWithPagination | Brand List: view   | B7
GET brandList/getById/{id}       | Brand List: view   | B7
POST brandList/save              | Brand List: edit   | B7
POST brandList/delete            | Brand List: delete | B7
POST brandList/changeStatus      | Brand List: edit   | B7
POST brandList/export            | Brand List: export | B7

# cooperations: Cooperations
call                               | asks                 | source
POST cooperation/getWithPagination | Cooperations: view   | B8
GET cooperation/getById/{id}       | Cooperations: view   | B8
POST cooperation/save              | Cooperations: edit   | B8
POST cooperation/delete            | Cooperations: delete | B8
POST cooperation/changeStatus      | Cooperations: edit   | B8, T23
POST cooperation/export            | Cooperations: export | B8

# ndas: NDAs
call                       | asks                   | source
POST nda/getWithPagination | NDA Management: view   | D2
GET nda/getById/{id}       | NDA Management: view   | D2
POST nda/save              | NDA Management: edit   | D2
POST nda/delete            | NDA Management: delete | D2
POST nda/changeStatus      | NDA Management: edit   | D2, T21
POST nda/export            | NDA Management: export | D2

# appointments: Appointments
call                               | asks                | source
POST appointment/getWithPagination | Appointment: view   | D9
GET appointment/getById/{id}       | Appointment: view   | D9
POST appointment/save              | Appointment: edit   | D9
POST appointment/delete            | Appointment: delete | D9
POST appointment/changeStatus      | Appointment: edit   | D9
POST appointment/export            | Appointment: export | D9

# fairs: Trade fairs
call                        | asks           | source
POST fair/getWithPagination | Dmexco: view   | D11, A-018, A-023
GET fair/getById/{id}       | Dmexco: view   | D11
POST fair/save              | Dmexco: edit   | D11
POST fair/delete            | Dmexco: delete | D11
POST fair/changeStatus      | Dmexco: edit   | D11
POST fair/export            | Dmexco: export | D11

# reports: Reports
call                          | asks           | source
POST report/getWithPagination | Report: view   | C8
GET report/getById/{id}       | Report: view   | C8
POST report/save              | Report: edit   | C8
POST report/delete            | Report: delete | C8
POST report/changeStatus      | Report: edit   | C8
POST report/export            | Report: export | C8

# projects: Product tests, seen by the agency
call                           | asks            | source
POST project/getWithPagination | Project: view   | E8 "C view"
GET project/getById/{id}       | Project: view   | E8
POST project/save              | Project: edit   | E8
POST project/delete            | Project: delete | E8
POST project/changeStatus      | Project: edit   | E8, T10
POST project/export            | Project: export | E8

# faqs: Questions and answers of the tester area
call                       | asks         | source
POST faq/getWithPagination | Faqs: view   | E9
GET faq/getById/{id}       | Faqs: view   | E9
POST faq/save              | Faqs: edit   | E9
POST faq/delete            | Faqs: delete | E9
POST faq/changeStatus      | Faqs: edit   | E9
POST faq/export            | Faqs: export | E9

# blog: Blog of the tester area
call                        | asks         | source
POST blog/getWithPagination | Blog: view   | E14
GET blog/getById/{id}       | Blog: view   | E14
POST blog/save              | Blog: edit   | E14
POST blog/delete            | Blog: delete | E14
POST blog/changeStatus      | Blog: edit   | E14
POST blog/export            | Blog: export | E14

# newsletters: Newsletters
call                              | asks                          | source
POST newsletter/getWithPagination | Testerworld Dashboard: view   | E11, A-053
GET newsletter/getById/{id}       | Testerworld Dashboard: view   | E11, A-053
POST newsletter/save              | Testerworld Dashboard: edit   | E11, A-053
POST newsletter/delete            | Testerworld Dashboard: delete | E11, A-053
POST newsletter/changeStatus      | Testerworld Dashboard: edit   | E11, T22
POST newsletter/export            | Testerworld Dashboard: export | E11, A-053

# tester-metadata: Heads of tester pages
call                            | asks                        | source
POST testerworldMetadata/save   | Testerworld Dashboard: edit | E13, A-053
GET testerworldMetadata/get     | staff, tester               | E13, G2
POST testerworldMetadata/upload | Testerworld Dashboard: edit | E13, A-053

# amazon-users: Amazon testers
call                                      | asks                        | source
GET campaign/getListOfAmazonCampaignUsers | Testerworld Dashboard: view | E15, A-053

# lookups: Lists of values
call                | asks                 | source
GET currency/getAll | staff, brand, tester | P9
GET lookup/{name}   | staff, brand, tester | P9, E5

# contact: Contact form
call                | asks   | source
POST contact/submit | public | H2, P9
`;
