import { ROLE, type RoleId } from '@resonanz/domain/roles';
import { demoBrandAccounts } from './brandAccounts.ts';
import { daysBefore } from './days.ts';
import { plainLetters } from './handles.ts';
import { drawPortrait, portraitKeyFor } from './portraits.ts';
import { createRandom, type Random } from './random.ts';
import { pictureAddress, type DemoPicture, type DemoUser } from './records.ts';
import { CUSTOMERS } from './words/customers.ts';
import { DEMO_MANAGEMENT } from './words/managements.ts';
import { COMMON_GERMAN, namesOf } from './words/names.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Resonanz!2026';

/** User ids of the demo accounts; the campaign manager is the default assignee, user 9. */
export const DEMO_USER = {
  superAdmin: 1,
  admin: 2,
  brand: 3,
  brandTwo: 4,
  brandInvited: 5,
  management: 6,
  tester: 7,
  manager: 9,
} as const;

interface AccountFacts {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: RoleId;
  readonly gender: 'female' | 'male';
  readonly logsIn?: boolean;
  readonly customerId?: number;
  readonly companyName?: string;
  readonly signupWithToken?: boolean;
}

const MAIL_HOST = 'resonanz.example';

const ACCOUNTS: readonly AccountFacts[] = [
  {
    id: 1,
    email: 'superadmin',
    firstName: 'Dr. Henrike',
    lastName: 'Vollmer',
    roleId: ROLE.superAdmin,
    gender: 'female',
    logsIn: true,
  },
  {
    id: 2,
    email: 'admin',
    firstName: 'Tobias',
    lastName: 'Reinders',
    roleId: ROLE.admin,
    gender: 'male',
    logsIn: true,
  },
  {
    id: 3,
    email: 'brand',
    firstName: 'Marion',
    lastName: 'Albrecht',
    roleId: ROLE.brand,
    gender: 'female',
    logsIn: true,
    customerId: 1,
  },
  {
    id: 4,
    email: 'brand-two',
    firstName: 'Kilian',
    lastName: 'Moosbrugger',
    roleId: ROLE.brand,
    gender: 'male',
    logsIn: true,
    customerId: 2,
  },
  {
    id: 5,
    email: 'brand-invited',
    firstName: 'Jette',
    lastName: 'Claussen',
    roleId: ROLE.brand,
    gender: 'female',
    logsIn: true,
    customerId: 3,
    signupWithToken: true,
  },
  {
    id: 6,
    email: 'management',
    firstName: 'Simon',
    lastName: 'Achleitner',
    roleId: ROLE.management,
    gender: 'male',
    logsIn: true,
    companyName: DEMO_MANAGEMENT,
  },
  {
    id: 7,
    email: 'tester',
    firstName: 'David',
    lastName: 'Neumann',
    roleId: ROLE.tester,
    gender: 'male',
    logsIn: true,
  },
  {
    id: 8,
    email: 'ronja.steinbach',
    firstName: 'Ronja',
    lastName: 'Steinbach',
    roleId: ROLE.campaignManager,
    gender: 'female',
  },
  {
    id: 9,
    email: 'manager',
    firstName: 'Katharina',
    lastName: 'Bergmann',
    roleId: ROLE.campaignManager,
    gender: 'female',
    logsIn: true,
  },
  { id: 10, email: 'emre.aksoy', firstName: 'Emre', lastName: 'Aksoy', roleId: ROLE.campaignManager, gender: 'male' },
  {
    id: 11,
    email: 'friederike.lang',
    firstName: 'Friederike',
    lastName: 'Lang',
    roleId: ROLE.campaignManager,
    gender: 'female',
  },
  { id: 12, email: 'piotr.mazur', firstName: 'Piotr', lastName: 'Mazur', roleId: ROLE.campaignManager, gender: 'male' },
  {
    id: 13,
    email: 'linda.okonkwo',
    firstName: 'Linda',
    lastName: 'Okonkwo',
    roleId: ROLE.campaignManager,
    gender: 'female',
  },
  { id: 14, email: 'jasper.thomsen', firstName: 'Jasper', lastName: 'Thomsen', roleId: ROLE.admin, gender: 'male' },
];

/** Campaign managers, who own campaigns and look after customers; the account that logs in comes first. */
export const CAMPAIGN_MANAGERS: readonly number[] = [9, 8, 10, 11, 12, 13];

/** The person of a user id as "first name surname". */
export function nameOfUser(id: number): string {
  const account = ACCOUNTS.find((each) => each.id === id);
  return account === undefined ? '' : `${account.firstName} ${account.lastName}`;
}

const FIRST_TESTER = 101;
const TESTERS = 420;

const MANAGER_PORTRAIT = 'portrait-katharina-bergmann.svg';

/** Portraits made for single accounts. */
export function accountPortraits(): readonly DemoPicture[] {
  const svg = drawPortrait({
    background: '#d8e3e1',
    skin: 1,
    hair: 'bun',
    hairColour: '#4a2c1c',
    beard: false,
    glasses: 'none',
    clothes: 'plain',
    clothesColour: '#2f5d62',
    earrings: false,
  });
  return [{ key: MANAGER_PORTRAIT, svg }];
}

function accounts(now: Date): DemoUser[] {
  return ACCOUNTS.map((facts) => {
    const random = createRandom(`account ${facts.id}`);
    const company =
      facts.customerId === undefined ? (facts.companyName ?? null) : (CUSTOMERS[facts.customerId - 1]?.name ?? null);
    const isBrand = facts.roleId === ROLE.brand;
    return {
      id: facts.id,
      email: `${facts.email}@${MAIL_HOST}`,
      logsIn: facts.logsIn ?? false,
      firstName: facts.firstName,
      lastName: facts.lastName,
      roleId: facts.roleId,
      companyName: company,
      contactPerson: isBrand ? `${facts.firstName} ${facts.lastName}` : null,
      customerId: facts.customerId ?? null,
      signupWithToken: facts.signupWithToken ?? false,
      defaultRegionId: 1,
      profilePicture: pictureAddress(
        facts.id === DEMO_USER.manager ? MANAGER_PORTRAIT : portraitKeyFor(random, facts.gender, 'german'),
      ),
      createdAt: daysBefore(now, 900 - facts.id * 20),
    };
  });
}

/** Six of ten testers are women. */
const drawGender = (random: Random) => (random.chance(0.64) ? ('female' as const) : ('male' as const));

/** The gender of a tester, which the first name goes with. */
export const testerGender = (userId: number) =>
  userId === DEMO_USER.tester ? ('male' as const) : drawGender(createRandom(`tester ${userId - FIRST_TESTER}`));

function testers(now: Date): DemoUser[] {
  const names = namesOf('german');
  return Array.from({ length: TESTERS }, (_, index) => {
    const random = createRandom(`tester ${index}`);
    const gender = drawGender(random);
    const firstName = random.pick(names[gender].slice(0, COMMON_GERMAN[gender]));
    const lastName = random.pick(names.surnames);
    return {
      id: FIRST_TESTER + index,
      email: `${plainLetters(firstName)}.${plainLetters(lastName)}.${index + 1}@testpost.example`,
      logsIn: false,
      firstName,
      lastName,
      roleId: ROLE.tester,
      companyName: null,
      contactPerson: null,
      customerId: null,
      signupWithToken: false,
      defaultRegionId: 1,
      profilePicture: null,
      createdAt: daysBefore(now, random.int(3, 700)),
    };
  });
}

/** Everybody with a user record: the demo accounts, their colleagues, and the testers who applied for projects. */
export function demoUsers(now: Date): DemoUser[] {
  return [...accounts(now), ...demoBrandAccounts(now), ...testers(now)];
}

/** User ids of the testers without a log-in. */
export const TESTER_IDS: readonly number[] = Array.from({ length: TESTERS }, (_, index) => FIRST_TESTER + index);
