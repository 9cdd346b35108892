import { PRIVACY_VERSION, TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import { unsubscribeToken } from '../../src/areas/testers/door.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { solvedCaptcha } from '../kit/accounts.ts';
import { testPassword } from '../kit/testUsers.ts';
import { mailToken } from './accountInputs.ts';
import { type Asking, freshEmail, type Maker } from './asking.ts';

const nothing: Maker = () => ({});

const readAt = async ({ world, account }: Asking): Promise<string> => {
  const { updated_at: updatedAt } = await world.server.db
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  return new Date(updatedAt).toISOString();
};

const makeTester = async ({ world }: Asking): Promise<number> => {
  const { id } = await world.server.db
    .insertInto('users')
    .values({ email: freshEmail(), role_id: 8, email_verify: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.server.db.insertInto('tester_profiles').values({ user_id: id, newsletter: 'waiting' }).execute();
  return id;
};

const path: Maker = async (asking) => ({ path: { id: await makeTester(asking) } });

/** A valid input of every served call of a tester's own account, and of the calls that administer testers. */
export const testerInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  registerTester: async ({ world }) => ({
    json: {
      firstName: 'Mia',
      lastName: 'Muster',
      email: freshEmail(),
      password: testPassword,
      confirmPassword: testPassword,
      dob: '1990-05-01',
      gender: 'female',
      country: 'DE',
      termsVersion: TESTER_TERMS_VERSIONS.at(-1) ?? '',
      privacyVersion: PRIVACY_VERSION,
      captchaText: await solvedCaptcha(world.server),
    },
  }),
  getTesterPoints: nothing,
  getTesterProfile: nothing,
  saveTesterProfile: async (asking) => ({ json: { updatedAt: await readAt(asking), city: 'Kassel' } }),
  changeTesterNewsletter: () => ({ json: { isWanted: false } }),
  changeTesterMeasuring: () => ({ json: { isAllowed: false } }),
  exportTesterData: nothing,
  deleteTesterAccount: () => ({ json: { password: testPassword } }),
  confirmNewsletter: async (asking) => ({ path: { token: await mailToken(asking, '8', 'newsletter') } }),
  showNewsletterEnd: () => ({ path: { token: `1-${'A'.repeat(43)}` } }),
  endNewsletter: async (asking) => ({
    path: { token: unsubscribeToken(asking.world.server.server.services, await makeTester(asking)) },
  }),
  getTesterProjectTeaser: nothing,
  getMaxTotalPoints: nothing,
  getTesterUser: path,
  getTesterUserPoints: path,
  getTesterUserHistory: path,
  correctTesterPoints: async (asking) => ({
    json: { userId: await makeTester(asking), totalPoints: 0, points: 10, reason: 'Kulanz' },
  }),
  changeTesterBlock: async (asking) => {
    const { world } = asking;
    const userId = await makeTester(asking);
    const { updated_at } = await world.server.db
      .selectFrom('users')
      .select('updated_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const updatedAt = new Date(updated_at).toISOString();
    return { json: { userId, updatedAt, isBlocked: true, reason: 'Absprache' } };
  },
  getTesterStatistics: () => ({ json: { from: '2026-10-01', to: '2026-10-31' } }),
  exportTesterStatistics: () => ({
    json: { from: '2026-10-01', to: '2026-10-31', format: 'csv', language: 'de' },
  }),
  exportTesterUsers: () => ({ json: { format: 'csv', language: 'de' } }),
};
