import { testerPaths } from '@resonanz/domain/paths';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { RedirectAnswer } from '../../platform/http/RedirectAnswer.ts';
import { type Area, defineArea } from '../../platform/operations/area.ts';
import { deleteOwnAccount, type TestsOfTester } from './own/deletion.ts';
import { readLedger } from './own/ledger.ts';
import { changeMeasuring } from './own/measuring.ts';
import { changeNewsletter, confirmNewsletter, endNewsletter } from './own/newsletter.ts';
import { ownDataFile } from './own/ownData.ts';
import { readOwnProfile, saveOwnProfile } from './own/ownProfile.ts';

/** What testers read and decide of their own account; whoever deletes it leaves the product tests. */
export const ownTester = (tests: TestsOfTester): Area =>
  defineArea('testers', {
    getTesterPoints: ({ user, services }) => readLedger(services.db, user.id),
    getTesterProfile: ({ user, services }) => readOwnProfile(services.db, user.id),
    saveTesterProfile: (call) => saveOwnProfile(call, call.input.body),
    changeTesterNewsletter: async (call) => {
      await changeNewsletter(call, call.input.body.isWanted);
      return readOwnProfile(call.services.db, call.user.id);
    },
    changeTesterMeasuring: async (call) => {
      await changeMeasuring(call, call.input.body.isAllowed, call.request.ip);
      return readOwnProfile(call.services.db, call.user.id);
    },
    exportTesterData: ({ user, services, audit }) => {
      audit({ entity: 'user', entityId: user.id });
      return ownDataFile(services.db, user.id);
    },
    deleteTesterAccount: async (call) => {
      const { id } = call.user;
      await deleteOwnAccount(call, tests, { password: call.input.body.password, address: call.request.ip });
      call.audit({ entity: 'user', entityId: id, action: HISTORY_ACTION.delete });
      return null;
    },
    confirmNewsletter: ({ input, services, request }) => confirmNewsletter(services, input.path.token, request.ip),
    // Mail programs without the one-click call open its address: a page asks first, as for every link.
    showNewsletterEnd: async ({ input: { path }, services }) =>
      new RedirectAnswer(new URL(testerPaths.newsletterUnsubscribe(path), services.publicUrl).href),
    endNewsletter: ({ input, services }) => endNewsletter(services, input.path.token),
  });
