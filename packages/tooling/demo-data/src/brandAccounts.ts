import { ROLE } from '@resonanz/domain/roles';
import { daysBefore } from './days.ts';
import type { DemoBrandInvitation, DemoUser } from './records.ts';
import { CUSTOMERS } from './words/customers.ts';

type State = Partial<Pick<DemoUser, 'approved' | 'isActive' | 'archived' | 'emailVerify' | 'declineReason'>>;

interface BrandFacts extends State {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly company: string;
  readonly days: number;
  readonly customerId?: number;
  readonly isManager?: boolean;
  readonly signupWithToken?: boolean;
}

const nameOf = (customerId: number): string => CUSTOMERS[customerId - 1]?.name ?? '';

/** Brands in every state an account can be in, besides those that log in. */
const BRANDS: readonly BrandFacts[] = [
  { id: 20, name: 'Jonna Hinrichs', host: 'seegras-wohnen.example', company: 'Seegras Wohnen GmbH', days: 1, approved: 0 },
  { id: 21, name: 'Valentin Krämer', host: 'tagwerk-backwaren.example', company: 'Tagwerk Backwaren eG', days: 3, approved: 0 },
  { id: 22, name: 'Ayla Demir', host: 'rosenhof-tee.example', company: 'Rosenhof Tee KG', days: 0, approved: 0, emailVerify: false },
  { id: 23, name: 'Rolf Petersen', host: 'blitzgewinn.example', company: 'Blitzgewinn Spiele Ltd.', days: 40, approved: 2, declineReason: 'Glücksspiel bewerben wir nicht.' },
  { id: 24, name: 'Ilka Dohrmann', host: 'wellenschlag.example', company: nameOf(8), days: 210, customerId: 8, isActive: false },
  { id: 25, name: 'Britta Osterhase', host: 'osterhase-und-co.example', company: nameOf(7), days: 480, customerId: 7, archived: true },
  { id: 26, name: 'Tom Reuter', host: 'lindenblatt-naturkosmetik.example', company: nameOf(1), days: 90, customerId: 1, isManager: true },
  { id: 27, name: 'Paula Lang', host: 'lindenblatt-naturkosmetik.example', company: nameOf(1), days: 4, customerId: 1, signupWithToken: true, emailVerify: false },
];

/** The accounts of these brands. */
export function demoBrandAccounts(now: Date): DemoUser[] {
  return BRANDS.map(({ id, name, host, company, days, customerId = null, isManager = false, signupWithToken = false, ...state }) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      id,
      email: `${firstName}.${lastName}@${host}`.toLowerCase().replaceAll('ä', 'ae'),
      logsIn: false,
      firstName,
      lastName,
      roleId: isManager ? ROLE.brandManager : ROLE.brand,
      companyName: company,
      contactPerson: name,
      customerId,
      signupWithToken,
      defaultRegionId: 1,
      profilePicture: null,
      createdAt: daysBefore(now, days),
      ...state,
    };
  });
}

/** An invitation that nobody has accepted yet. */
export const openInvitation = (now: Date, invitedBy: number): DemoBrandInvitation => ({
  customerId: 1,
  userId: 27,
  language: 'DE',
  invitedBy,
  invitedAt: daysBefore(now, 4),
  expiresAt: daysBefore(now, -10),
});
