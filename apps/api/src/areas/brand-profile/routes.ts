import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { mailSettingsOf, updateAccount } from '../accounts/door.ts';
import { wishDeletion } from './deletion.ts';
import { ownDataFile } from './ownData.ts';
import { readProfile } from './profile.ts';

/**
 * After a sign-up by token there is no profile beyond language, region and password
 * (docs/domain/permissions.md#invited-brands).
 */
function rejectRestricted({ signupWithToken }: CallUser): void {
  if (signupWithToken) throw forbidden();
}

/** What a brand decides of its own account: team, mails, own data, a wish to go. */
export const brandProfile = defineArea('brand-profile', {
  getBrandProfile: async ({ user, services }) => {
    rejectRestricted(user);
    return readProfile(services.db, user, services.clock.now());
  },
  changeBrandMailSettings: async ({ input, user, services, audit }) => {
    rejectRestricted(user);
    await updateAccount(services.db, user.id, { mail_settings: JSON.stringify(input.body) });
    audit({ entity: 'user', entityId: user.id, action: HISTORY_ACTION.update });
    return mailSettingsOf({ mail_settings: input.body });
  },
  askForBrandDeletion: async (call) => {
    rejectRestricted(call.user);
    return wishDeletion(call, call.input.body.isWanted);
  },
  exportBrandData: async ({ user, services, audit }) => {
    rejectRestricted(user);
    audit({ entity: 'user', entityId: user.id });
    return ownDataFile(services.db, user);
  },
});
