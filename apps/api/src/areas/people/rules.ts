import { can } from '@resonanz/domain/transitions';
import { invalidFields, conflict } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { StoredPerson } from './queries/people.ts';
import type { PersonEditor } from './savePerson.ts';

/** Rejects a change of state that the transition table does not allow, or that lacks its reason. */
export function rejectTransition(
  row: StoredPerson,
  { state, reason = '' }: Schemas['PersonStatusChange'],
  { user }: PersonEditor,
): void {
  if (state === undefined || state === row.state) return;
  const hasReason = reason.trim() !== '';
  if (state === 'blocked' && !hasReason) throw invalidFields([{ field: 'reason', key: 'required' }]);
  const verdict = can('personState', row.state, state, {
    roleId: user.roleId,
    reason: state === 'blocked' && hasReason,
  });
  if (!verdict.allowed) throw conflict(verdict.reason);
  if (state === 'visible' && row.network_consent_on === null)
    throw invalidFields([{ field: 'networkConsentOn', key: 'required' }]);
}
