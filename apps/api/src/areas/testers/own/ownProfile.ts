import { isTester } from '@resonanz/domain/roles';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { accountValues, editAccount, type Editor, lockAccountOf, planUpdate } from '../../accounts/door.ts';
import { planProfile } from '../testerProfile.ts';
import { findOwnProfile } from './queries/own.ts';

/** The profile of the caller. */
export async function readOwnProfile(db: Db, userId: number): Promise<Schemas['TesterProfile']> {
  const row = await findOwnProfile(db, userId);
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    country: row.country,
    federalState: row.federal_state,
    street: row.street,
    zip: row.zip,
    city: row.city,
    categories: row.categories ?? [],
    platforms: (row.platforms ?? []) as Schemas['Platform'][],
    maritalStatus: row.marital_status,
    profession: row.profession,
    training: row.training,
    children: row.children,
    childBirthYears: row.child_birth_years ?? [],
    householdSize: row.household_size,
    nourishment: row.nourishment,
    pets: (row.pets ?? []) as Schemas['Pet'][],
    ugcCampaign: row.ugc_campaign ?? false,
    regionalTests: row.regional_tests ?? false,
    newsletter: row.newsletter ?? 'none',
    measuring: (row.measuring_since ?? null) !== null,
    friendCode: row.friend_code ?? '',
    updatedAt: row.updated_at,
  };
}

/** Changes the profile of the caller, unless it has changed since it was read (409). */
export async function saveOwnProfile(
  call: Editor,
  { updatedAt, firstName, lastName, phone, ...fields }: Schemas['TesterProfileChange'],
): Promise<Schemas['TesterProfile']> {
  const { user, services } = call;
  await editAccount(
    call,
    (tx) => lockAccountOf(tx, user.id, isTester),
    async (account, tx) => {
      const values = accountValues({
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(phone !== undefined && { phone }),
      });
      const edit = await planUpdate(tx, call, account, { updatedAt, ...values });
      return { ...edit, besides: await planProfile(tx, user.id, fields, services.clock.now()) };
    },
  );
  return readOwnProfile(services.db, user.id);
}
