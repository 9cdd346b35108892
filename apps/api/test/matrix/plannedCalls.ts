/** The part of the table for areas that have no server yet; see expectations.ts for its words. */
export const plannedTable = `
# insight-data: Insights of influencers
call                                 | asks                      | source
POST insightData/getLink             | Campaign Management: edit | docs/domain/people.md#figures-of-channels, docs/domain/people.md#influencers, docs/domain/campaigns.md#campaigns
GET insightData/viewInsightData/{id} | Campaign Management: view | docs/domain/people.md#figures-of-channels, docs/domain/people.md#influencers, docs/domain/campaigns.md#campaigns
POST insightData/submit/{token}      | public                    | docs/domain/permissions.md#modules-without-a-server

# email-configuration: Mail accounts
call                           | asks                        | source
GET emailConfiguration/getAll  | Email Configuration: view   | docs/domain/permissions.md#modules-without-a-server
POST emailConfiguration/save   | Email Configuration: edit   | docs/domain/permissions.md#modules-without-a-server
POST emailConfiguration/test   | Email Configuration: edit   | docs/domain/permissions.md#modules-without-a-server
POST emailConfiguration/delete | Email Configuration: delete | docs/domain/permissions.md#modules-without-a-server

# brand-list: Brand list
call                             | asks               | source
POST brandList/getWithPagination | Brand List: view   | docs/domain/permissions.md#modules-without-a-server
GET brandList/getById/{id}       | Brand List: view   | docs/domain/permissions.md#modules-without-a-server
POST brandList/save              | Brand List: edit   | docs/domain/permissions.md#modules-without-a-server
POST brandList/delete            | Brand List: delete | docs/domain/permissions.md#modules-without-a-server
POST brandList/changeStatus      | Brand List: edit   | docs/domain/permissions.md#modules-without-a-server
POST brandList/export            | Brand List: export | docs/domain/permissions.md#modules-without-a-server

# cooperations: Cooperations
call                               | asks                 | source
POST cooperation/getWithPagination | Cooperations: view   | docs/domain/permissions.md#modules-without-a-server
GET cooperation/getById/{id}       | Cooperations: view   | docs/domain/permissions.md#modules-without-a-server
POST cooperation/save              | Cooperations: edit   | docs/domain/permissions.md#modules-without-a-server
POST cooperation/delete            | Cooperations: delete | docs/domain/permissions.md#modules-without-a-server
POST cooperation/changeStatus      | Cooperations: edit   | docs/domain/permissions.md#modules-without-a-server, docs/domain/transitions.md#cooperation
POST cooperation/export            | Cooperations: export | docs/domain/permissions.md#modules-without-a-server

# ndas: NDAs
call                       | asks                   | source
POST nda/getWithPagination | NDA Management: view   | docs/domain/permissions.md#modules-without-a-server
GET nda/getById/{id}       | NDA Management: view   | docs/domain/permissions.md#modules-without-a-server
POST nda/save              | NDA Management: edit   | docs/domain/permissions.md#modules-without-a-server
POST nda/delete            | NDA Management: delete | docs/domain/permissions.md#modules-without-a-server
POST nda/changeStatus      | NDA Management: edit   | docs/domain/permissions.md#modules-without-a-server, docs/domain/transitions.md#agency-nda
POST nda/export            | NDA Management: export | docs/domain/permissions.md#modules-without-a-server

# appointments: Appointments
call                               | asks                | source
POST appointment/getWithPagination | Appointment: view   | docs/domain/permissions.md#modules-without-a-server
GET appointment/getById/{id}       | Appointment: view   | docs/domain/permissions.md#modules-without-a-server
POST appointment/save              | Appointment: edit   | docs/domain/permissions.md#modules-without-a-server
POST appointment/delete            | Appointment: delete | docs/domain/permissions.md#modules-without-a-server
POST appointment/changeStatus      | Appointment: edit   | docs/domain/permissions.md#modules-without-a-server
POST appointment/export            | Appointment: export | docs/domain/permissions.md#modules-without-a-server

# fairs: Trade fairs
call                        | asks           | source
POST fair/getWithPagination | Dmexco: view   | docs/domain/permissions.md#modules-without-a-server, docs/domain/areas.md#paths
GET fair/getById/{id}       | Dmexco: view   | docs/domain/permissions.md#modules-without-a-server
POST fair/save              | Dmexco: edit   | docs/domain/permissions.md#modules-without-a-server
POST fair/delete            | Dmexco: delete | docs/domain/permissions.md#modules-without-a-server
POST fair/changeStatus      | Dmexco: edit   | docs/domain/permissions.md#modules-without-a-server
POST fair/export            | Dmexco: export | docs/domain/permissions.md#modules-without-a-server

# reports: Reports
call                          | asks           | source
POST report/getWithPagination | Report: view   | docs/domain/permissions.md#modules-without-a-server
GET report/getById/{id}       | Report: view   | docs/domain/permissions.md#modules-without-a-server
POST report/save              | Report: edit   | docs/domain/permissions.md#modules-without-a-server
POST report/delete            | Report: delete | docs/domain/permissions.md#modules-without-a-server
POST report/changeStatus      | Report: edit   | docs/domain/permissions.md#modules-without-a-server
POST report/export            | Report: export | docs/domain/permissions.md#modules-without-a-server

# lookups: Lists of values
call                | asks                 | source
GET currency/getAll | staff, brand, tester | docs/domain/lookups.md
GET lookup/{name}   | staff, brand, tester | docs/domain/lookups.md, docs/domain/permissions.md#modules-without-a-server

# contact: Contact form
call                | asks   | source
POST contact/submit | public | docs/domain/permissions.md#modules-without-a-server, docs/domain/lookups.md
`;
