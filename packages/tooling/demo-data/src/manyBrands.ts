import { faker } from '@faker-js/faker/locale/de';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { daysBefore } from './days.ts';
import { plainLetters } from './handles.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoCustomer, DemoUser } from './records.ts';
import { CUSTOMERS } from './words/customers.ts';
import { COMMON_GERMAN, namesOf } from './words/names.ts';

/** A brand's account and the customer it asks for. */
export interface AskingBrand {
  readonly brand: number;
  readonly customerId: number;
}

/** Brand accounts of the large data are numbered apart from everybody else. */
const FIRST = 2_001;
/** Customers that campaigns are made for; each has a brand that works. */
const WITH_CAMPAIGNS = CUSTOMERS.length;

/** How an account stands, most of them working. */
function stateOf(random: Random): Partial<DemoUser> {
  const nothingAccepted = { termsVersion: null, termsAcceptedAt: null } as const;
  return random.weighted<Partial<DemoUser>>([
    [{}, 80],
    [{ approved: APPROVAL_STATUS.pending, ...nothingAccepted }, 6],
    [{ approved: APPROVAL_STATUS.pending, emailVerify: false, ...nothingAccepted }, 3],
    [
      {
        approved: APPROVAL_STATUS.declined,
        declineReason: 'Die Branche passt nicht zu unseren Creatorn.',
        ...nothingAccepted,
      },
      4,
    ],
    [{ isActive: false }, 4],
    [{ archived: true }, 3],
  ]);
}

/** Brand accounts of the large data: those that wait or were declined have no customer yet. */
export function manyBrands(count: number, customers: readonly DemoCustomer[], now: Date): DemoUser[] {
  faker.seed(4_714);
  const names = namesOf('german');
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(`many brands ${at}`);
    const gender = random.chance(0.6) ? ('female' as const) : ('male' as const);
    const firstName = random.pick(names[gender].slice(0, COMMON_GERMAN[gender]));
    const lastName = random.pick(names.surnames);
    const state = at < WITH_CAMPAIGNS ? {} : stateOf(random);
    const customer =
      state.approved === undefined
        ? customers[at < WITH_CAMPAIGNS ? at : random.int(0, customers.length - 1)]
        : undefined;
    return {
      id: FIRST + at,
      email: `${plainLetters(firstName)}.${plainLetters(lastName)}.${at + 1}@markenpost.example`,
      logsIn: false,
      firstName,
      lastName,
      roleId: ROLE.brand,
      companyName: customer?.name ?? `${faker.company.name()} ${faker.location.city()}`,
      contactPerson: `${firstName} ${lastName}`,
      customerId: customer?.id ?? null,
      signupWithToken: false,
      defaultRegionId: 1,
      profilePicture: null,
      createdAt: daysBefore(now, random.int(1, 900)),
      ...state,
    };
  });
}

/** The accounts that may ask for something. */
export const askingBrands = (brands: readonly DemoUser[]): AskingBrand[] =>
  brands.flatMap(({ id, customerId, isActive = true, archived = false }) =>
    customerId !== null && isActive && !archived ? [{ brand: id, customerId }] : [],
  );
