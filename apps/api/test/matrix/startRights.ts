/**
 * Start rights of the roles by module, from appendix M and modules.md: v view, a add, e edit, d delete, x export, p
 * approve.
 */
export const startRightTable = `
module                | 1      | 2   | 3   | 6      | 7  | 8 | 9     | source
Influencer Management | vaedxp | -   | -   | vaedxp | ve | - | vaex  | M, B1, A-049
Customer Management   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B3
Campaign Management   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, C1
Contract Management   | vaedxp | -   | -   | vaedxp | -  | - | vaexp | M, D1
Models                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B5
Creator               | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B6
User Management       | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E1
Brand Management      | vaedxp | -   | -   | vaedxp | -  | - | vp    | M, E2
Role & Rights         | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E3
Category Management   | vaedxp | -   | -   | vaedxp | -  | - | v     | M, E5
Template              | vaedxp | -   | -   | vaedxp | -  | - | v     | M, D5
Brand List            | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B7
Cooperations          | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B8
Email Configuration   | vaedxp | -   | -   | vaedxp | -  | - | -     | M, D6
Email                 | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, D7
Feedback              | v      | -   | -   | vaedxp | -  | - | -     | D8, ruling "Appendix M against modules.md"
Campaign Service      | vaedxp | -   | -   | vaedxp | -  | - | v     | C5, ruling "Appendix M against modules.md"
Management            | vaedxp | -   | -   | vaedxp | -  | - | v     | M, D12
Dmexco                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, D11
Appointment           | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, D9
Todos                 | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, D10
Self-Campaign-Service | vaedxp | v   | v   | vaedxp | -  | - | vaex  | M, C4
Campaign Request      | vaedxp | vae | vae | vaedxp | -  | - | vaexp | M, C2, F3
UGC Campaign Request  | vaedxp | vae | vae | vaedxp | -  | - | vaexp | M, C3, F4
Project               | vaedxp | -   | -   | vaedxp | -  | - | v     | M, E8
Testerworld User      | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E7
Faqs                  | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E9
Brand                 | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E10
Report                | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, C8
Family Registration   | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B9
Blog                  | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E14
NDA Template          | vaedxp | -   | -   | vaedxp | -  | - | v     | M, D4
NDA Management        | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, D2
Testerworld Dashboard | vaedxp | -   | -   | vaedxp | -  | - | -     | M, E6, A-053
Learning Videos       | vaedxp | v   | v   | vaedxp | -  | - | vaex  | M, C6, F6
Customer Leads        | vaedxp | -   | -   | vaedxp | -  | - | vaex  | M, B4
`;
