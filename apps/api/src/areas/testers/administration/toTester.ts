import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { toUser } from '../../accounts/door.ts';
import { findHousehold, listApplications, listConsents, type TesterRow, testerRows } from './queries.ts';

/** Who reads a tester. */
export type Reader = Pick<CallUser, 'defaultLanguage' | 'may'>;

/** Percent of the deadlines that were kept; null before the first one. */
function punctuality({ tests_in_time: kept, missed_deadlines: missed }: TesterRow): number | null {
  return kept + missed === 0 ? null : Math.round((100 * kept) / (kept + missed));
}

/** A tester as it travels; a reader who may not change testers sees the age, not the birthday. */
export function toTester(row: TesterRow, { defaultLanguage, may }: Reader, now: Date): Schemas['TesterUser'] {
  return {
    ...toUser(row, defaultLanguage),
    gender: row.gender,
    dob: may('Testerworld User', 'edit') ? row.dob : null,
    age: ageOn(row.dob, berlinDay(now)),
    country: row.country,
    federalState: row.federal_state,
    city: row.city,
    categories: row.categories,
    platforms: row.platforms as Schemas['Platform'][],
    maritalStatus: row.marital_status,
    profession: row.profession,
    training: row.training,
    children: row.children,
    ugcCampaign: row.ugc_campaign,
    regionalTests: row.regional_tests,
    testsDone: row.tests_done,
    totalPoints: row.total_points,
    punctuality: punctuality(row),
    missedDeadlines: row.missed_deadlines,
    isBlocked: row.is_blocked,
    state: row.state,
  };
}

/** One tester with the profile. */
export async function readTester(
  { db, clock }: Services,
  userId: number,
  reader: Reader,
): Promise<Schemas['TesterUser']> {
  const row = await testerRows(db).where('u.id', '=', userId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toTester(row, reader, clock.now());
}

/** One tester with household, notes, applications and consents; addresses are shown where a product is shipped. */
export async function readTesterDetail(
  services: Services,
  userId: number,
  reader: Reader,
): Promise<Schemas['TesterUserDetail']> {
  const [tester, household, applications, consents] = await Promise.all([
    readTester(services, userId, reader),
    findHousehold(services.db, userId),
    listApplications(services.db, userId),
    listConsents(services.db, userId),
  ]);
  return {
    ...tester,
    householdSize: household.household_size,
    childBirthYears: household.child_birth_years,
    nourishment: household.nourishment,
    pets: household.pets as Schemas['Pet'][],
    newsletter: household.newsletter,
    notes: household.notes,
    applications,
    consents,
  };
}
