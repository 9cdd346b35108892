import type { components } from '@resonanz/contract/types';
import { roleName } from '@resonanz/domain/roles';
import type { CallUser } from '../../access/CallUser.ts';
import type { Database } from '../../database/connect.ts';
import { forbidden, invalidFields } from '../../http/ApiError.ts';
import { defineArea } from '../../http/area.ts';

type UserDetails = components['schemas']['UserDetails'];

async function readDetails(db: Database, user: CallUser): Promise<UserDetails> {
  const row = await db
    .selectFrom('users')
    .innerJoin('regions', 'regions.id', 'users.default_region_id')
    .select([
      'users.first_name',
      'users.last_name',
      'users.company_name',
      'users.contact_person',
      'users.profile_picture',
      'regions.id as region_id',
      'regions.name_de',
      'regions.name_en',
    ])
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow();
  return {
    id: user.id,
    username: user.email,
    fullName: user.fullName,
    firstName: row.first_name,
    lastName: row.last_name,
    role: { roleId: user.roleId, roleName: roleName(user.roleId) },
    isAdmin: user.isAdmin,
    defaultLanguage: user.defaultLanguage,
    defaultRegion: row.region_id,
    defaultRegionName: user.defaultLanguage === 'DE' ? row.name_de : row.name_en,
    companyName: row.company_name,
    contactPerson: row.contact_person,
    profilePicture: row.profile_picture,
    signupWithToken: user.signupWithToken,
  };
}

/** The logged-in user, the language and the region. */
export const users = defineArea('users', {
  getUserByUsername: async ({ input, user, services }) => {
    const { username } = input.query;
    if (username !== undefined && username.toLowerCase() !== user.email.toLowerCase()) throw forbidden();
    return readDetails(services.db, user);
  },

  changesDefaultLanguage: async ({ input, user, services }) => {
    const { defaultLanguage } = input.body;
    await services.db
      .updateTable('users')
      .set({ default_language: defaultLanguage === 'de' ? 'DE' : 'EN', updated_at: services.clock.now() })
      .where('id', '=', user.id)
      .execute();
    return { defaultLanguage };
  },

  changeUserDefaultRegion: async ({ input, user, services }) => {
    const regionId = typeof input.body === 'number' ? input.body : input.body.regionId;
    const region = await services.db.selectFrom('regions').select('id').where('id', '=', regionId).executeTakeFirst();
    if (region === undefined) throw invalidFields([{ field: 'regionId', key: 'invalidValue' }]);
    await services.db
      .updateTable('users')
      .set({ default_region_id: regionId, updated_at: services.clock.now() })
      .where('id', '=', user.id)
      .execute();
    return { regionId };
  },

  getRegions: async ({ user, services }) => {
    const rows = await services.db.selectFrom('regions').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      regionId: row.id,
      regionName: user.defaultLanguage === 'DE' ? row.name_de : row.name_en,
      nameDe: row.name_de,
      nameEn: row.name_en,
    }));
  },
});
