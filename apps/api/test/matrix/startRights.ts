/**
 * Start rights of the roles by module, from docs/domain/permissions.md#rights: v view, a add, e edit, d delete, x
 * export, p approve.
 */
export const startRightTable = `
module                | 1      | 2   | 3   | 6      | 7  | 8 | 9     | source
Influencer Management | vaedxp | -   | -   | vaedxp | ve | - | vaex  | docs/domain/permissions.md#rights, docs/domain/people.md#influencers, docs/domain/permissions.md#management
Customer Management   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/customers.md#customers
Campaign Management   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/campaigns.md#campaigns
Contract Management   | vaedxp | -   | -   | vaedxp | -  | - | vaexp | docs/domain/permissions.md#rights, docs/domain/contracts.md#contracts
Models                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/people.md#models-and-creators
Creator               | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/people.md#models-and-creators
User Management       | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/accounts.md#staff-accounts
Brand Management      | vaedxp | -   | -   | vaedxp | -  | - | vp    | docs/domain/permissions.md#rights, docs/domain/accounts.md#brand-accounts
Role & Rights         | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights
Category Management   | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Template              | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/permissions.md#rights, docs/domain/contracts.md#contract-texts
Brand List            | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Cooperations          | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Email Configuration   | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Email                 | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/mails.md#mail-threads-with-partners
Feedback              | v      | -   | -   | vaedxp | -  | - | -     | docs/domain/feedback.md#reading-feedback
Campaign Service      | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/campaigns.md#services-and-prices
Management            | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/permissions.md#rights, docs/domain/accounts.md#management-accounts
Dmexco                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Appointment           | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Todos                 | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/work.md#to-dos
Self-Campaign-Service | vaedxp | v   | v   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/campaigns.md#self-service-campaigns
Campaign Request      | vaedxp | vae | vae | vaedxp | -  | - | vaexp | docs/domain/permissions.md#rights, docs/domain/requests.md#at-the-agency, docs/domain/requests.md#campaign-requests
UGC Campaign Request  | vaedxp | vae | vae | vaedxp | -  | - | vaexp | docs/domain/permissions.md#rights, docs/domain/requests.md#ugc-requests
Project               | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/permissions.md#rights, docs/domain/testers.md#projects
Testerworld User      | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/testers.md#tester-accounts
Faqs                  | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Brand                 | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Report                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Family Registration   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/people.md#nobody-under-age
Blog                  | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
NDA Template          | vaedxp | -   | -   | vaedxp | -  | - | v     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
NDA Management        | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server
Testerworld Dashboard | vaedxp | -   | -   | vaedxp | -  | - | -     | docs/domain/permissions.md#rights, docs/domain/permissions.md#modules-without-a-server, docs/domain/permissions.md#modules
Learning Videos       | vaedxp | v   | v   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/materials.md#learning-materials
Customer Leads        | vaedxp | -   | -   | vaedxp | -  | - | vaex  | docs/domain/permissions.md#rights, docs/domain/customers.md#leads
`;
