import { mails as accounts } from './areas/accounts/mails/mails.ts';
import { mails as amazonUsers } from './areas/amazon-users/mails/mails.ts';
import { mails as auth } from './areas/auth/mails/mails.ts';
import { mails as brandProfile } from './areas/brand-profile/mails/mails.ts';
import { mails as brandUsers } from './areas/brand-users/mails/mails.ts';
import { mails as requestAdministration } from './areas/campaign-requests/administration/mails/mails.ts';
import { mails as campaignRequests } from './areas/campaign-requests/mails/mails.ts';
import { mails as campaigns } from './areas/campaigns/mails/mails.ts';
import { mails as comments } from './areas/comments/mails/mails.ts';
import { mails as contracts } from './areas/contracts/mails/mails.ts';
import { mails as customerLeads } from './areas/customer-leads/mails/mails.ts';
import { mails as learningMaterials } from './areas/learning-materials/mails/mails.ts';
import { mails as legal } from './areas/legal/mails/mails.ts';
import { mails as projects } from './areas/projects/mails/mails.ts';
import { mails as testerProjects } from './areas/tester-projects/mails/mails.ts';
import { mails as testers } from './areas/testers/mails/mails.ts';
import { mails as todos } from './areas/todos/mails/mails.ts';
import { mails as ugcRequests } from './areas/ugc-requests/mails/mails.ts';
import { mails as users } from './areas/users/mails/mails.ts';
import type { MailCatalogue } from './platform/mail/defineMails.ts';

/** The mails of every area; one that no area fills in is a type error. */
export const mailCatalogue: MailCatalogue = {
  ...accounts,
  ...amazonUsers,
  ...auth,
  ...brandProfile,
  ...brandUsers,
  ...campaignRequests,
  ...campaigns,
  ...comments,
  ...contracts,
  ...customerLeads,
  ...learningMaterials,
  ...legal,
  ...projects,
  ...testerProjects,
  ...requestAdministration,
  ...testers,
  ...todos,
  ...ugcRequests,
  ...users,
};
