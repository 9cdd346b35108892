import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { daysBefore } from './days.ts';
import type { DemoBrandInvitation, DemoUser } from './records.ts';
import { CUSTOMERS } from './words/customers.ts';

type State = Partial<
  Pick<
    DemoUser,
    'approved' | 'isActive' | 'archived' | 'emailVerify' | 'declineReason' | 'termsVersion' | 'termsAcceptedAt'
  >
>;

interface BrandFacts extends State {
  readonly id: number;
  readonly name: string;
  /** Host of the address; an account that logs in has the one of the demo accounts. */
  readonly host?: string;
  readonly company: string;
  readonly days: number;
  readonly customerId?: number;
  readonly isManager?: boolean;
  readonly signupWithToken?: boolean;
  /** The address of an account that tries to log in with the demo password. */
  readonly login?: string;
}

const nameOf = (customerId: number): string => CUSTOMERS[customerId - 1]?.name ?? '';

/** Of brands that have accepted nothing yet. */
const NO_TERMS = { termsVersion: null, termsAcceptedAt: null } as const;

/** Brands in every state an account can be in, besides those that work. */
const BRANDS: readonly BrandFacts[] = [
  {
    id: 20,
    name: 'Jonna Hinrichs',
    host: 'seegras-wohnen.example',
    company: 'Seegras Wohnen GmbH',
    days: 1,
    approved: APPROVAL_STATUS.pending,
  },
  {
    id: 21,
    name: 'Valentin Krämer',
    host: 'tagwerk-backwaren.example',
    company: 'Tagwerk Backwaren eG',
    days: 3,
    approved: APPROVAL_STATUS.pending,
  },
  {
    id: 22,
    name: 'Ayla Demir',
    host: 'rosenhof-tee.example',
    company: 'Rosenhof Tee KG',
    days: 0,
    approved: APPROVAL_STATUS.pending,
    emailVerify: false,
  },
  {
    id: 23,
    name: 'Rolf Petersen',
    host: 'blitzgewinn.example',
    company: 'Blitzgewinn Spiele Ltd.',
    days: 40,
    approved: APPROVAL_STATUS.declined,
    declineReason: 'Glücksspiel bewerben wir nicht.',
  },
  {
    id: 24,
    name: 'Ilka Dohrmann',
    host: 'wellenschlag.example',
    company: nameOf(8),
    days: 210,
    customerId: 8,
    isActive: false,
  },
  {
    id: 25,
    name: 'Britta Osterhase',
    host: 'osterhase-und-co.example',
    company: nameOf(7),
    days: 480,
    customerId: 7,
    archived: true,
  },
  {
    id: 26,
    name: 'Tom Reuter',
    host: 'lindenblatt-naturkosmetik.example',
    company: nameOf(1),
    days: 90,
    customerId: 1,
    isManager: true,
  },
  {
    id: 27,
    name: 'Paula Lang',
    host: 'lindenblatt-naturkosmetik.example',
    company: nameOf(1),
    days: 4,
    customerId: 1,
    signupWithToken: true,
    emailVerify: false,
    ...NO_TERMS,
  },
  // What a log-in answers in each of these states.
  {
    id: 28,
    login: 'brand-unverified',
    name: 'Merle Sander',
    company: 'Sandfloh Spielzeug GmbH',
    days: 1,
    approved: APPROVAL_STATUS.pending,
    emailVerify: false,
  },
  {
    id: 29,
    login: 'brand-waiting',
    name: 'Hanno Brook',
    company: 'Brook & Brise Outdoor GmbH',
    days: 2,
    approved: APPROVAL_STATUS.pending,
  },
  {
    id: 30,
    login: 'brand-declined',
    name: 'Svea Lindner',
    company: 'Turbo Diätshake UG',
    days: 35,
    approved: APPROVAL_STATUS.declined,
    declineReason: 'Nahrungsergänzung mit Heilversprechen bewerben wir nicht.',
  },
  {
    id: 31,
    login: 'brand-deactivated',
    name: 'Oskar Wendt',
    company: nameOf(9),
    days: 260,
    customerId: 9,
    isActive: false,
  },
  {
    id: 32,
    login: 'brand-terms',
    name: 'Frauke Thiessen',
    company: nameOf(4),
    days: 700,
    customerId: 4,
    termsVersion: TERMS_VERSIONS[0],
    termsAcceptedAt: '2024-12-20T09:30:00.000Z',
  },
  {
    id: 33,
    login: 'brand-embedded',
    name: 'Nils Harms',
    company: nameOf(3),
    days: 30,
    customerId: 3,
    signupWithToken: true,
  },
];

/** The accounts of these brands. */
export function demoBrandAccounts(now: Date): DemoUser[] {
  return BRANDS.map(
    ({
      id,
      name,
      host = 'resonanz.example',
      company,
      days,
      login,
      customerId = null,
      isManager = false,
      signupWithToken = false,
      ...state
    }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return {
        id,
        email: `${login ?? `${firstName}.${lastName}`}@${host}`.toLowerCase().replaceAll('ä', 'ae'),
        logsIn: login !== undefined,
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
    },
  );
}

/** An open invitation. */
export const openInvitation = (now: Date, invitedBy: number): DemoBrandInvitation => ({
  customerId: 1,
  userId: 27,
  language: 'DE',
  invitedBy,
  invitedAt: daysBefore(now, 4),
  expiresAt: daysBefore(now, -10),
  template: INVITATION_TEMPLATE.wholePortal,
});

/** An invitation that was accepted, into the portal without a footer. */
export const embeddedInvitation = (now: Date, invitedBy: number): DemoBrandInvitation => ({
  customerId: 3,
  userId: 33,
  language: 'DE',
  invitedBy,
  invitedAt: daysBefore(now, 30),
  expiresAt: daysBefore(now, 16),
  template: INVITATION_TEMPLATE.withoutFooter,
});
