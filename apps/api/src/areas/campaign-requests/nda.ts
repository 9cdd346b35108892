import type { components } from '@resonanz/contract/types';
import { REQUEST_NDA_STATUS, REQUEST_NDA_VERSION } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { freeText } from '@resonanz/validators/freeText';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import { type EntryEditor, publishCampaignEvents, updateNdaOfCampaign, updateRequest } from '../campaigns/door.ts';
import { publishAll, publishRequestEvents } from '../notifications/door.ts';
import { notifyResponsibleUser } from './notices.ts';
import { lockedRequest } from './queries/requests.ts';

const fullName = freeText({ maxLength: 200 });

/** Who accepts; 422 at `name` unless it is one. */
function nameOf(given: string | undefined): string {
  const name = given?.trim() ?? '';
  const [issue] = fullName.validate(name).issues ?? [];
  if (issue !== undefined) throw invalidFields([{ field: 'name', key: issue.code }]);
  return name;
}

/**
 * The brand accepts the NDA of its request with name, time and version, or declines it
 * (docs/domain/transitions.md#request-nda-status); its campaign says the same.
 */
export async function decideOnNda(
  editor: EntryEditor,
  body: components['schemas']['CampaignRequestNdaDecision'],
): Promise<void> {
  const { user, services } = editor;
  const { campaignRequestId: id, ndaStatus: to, ndaVersion: version } = body;
  const name = nameOf(body.name);
  if (to === REQUEST_NDA_STATUS.accepted && name === '') throw invalidFields([{ field: 'name', key: 'required' }]);
  const now = services.clock.now();
  const { messages, campaignId } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, user, id);
    if (row.is_draft || !row.active || row.archived)
      throw conflict('requestNotActive', { active: row.active, archived: row.archived });
    if (!row.nda_required) throw conflict('ndaNotRequired');
    if (version !== REQUEST_NDA_VERSION) throw conflict('ndaVersionChanged');
    if (!isValueOf('requestNdaStatus', row.nda_status)) throw conflict('transitionNotAllowed');
    const verdict = can('requestNdaStatus', row.nda_status, to, {
      roleId: user.roleId,
      name: name !== '',
      ndaVersion: true,
    });
    if (!verdict.allowed) throw conflict(verdict.reason, { ndaStatus: row.nda_status });
    await updateRequest(tx, id, {
      nda_status: to,
      nda_name: name === '' ? user.fullName : name,
      nda_decided_at: now,
      nda_version: version,
      updated_at: now,
      updated_by: user.id,
    });
    if (row.campaign_id !== null) await updateNdaOfCampaign(tx, row.campaign_id, to, now);
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'campaign_request',
        entityId: id,
        action: HISTORY_ACTION.statusChange,
        changes: { ndaStatus: [row.nda_status, to], ndaVersion: [row.nda_version, version] },
      }),
    );
    return { messages: await notifyResponsibleUser(tx, user, row, 'request'), campaignId: row.campaign_id };
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, now, 'request', [id]);
  if (campaignId !== null) publishCampaignEvents(services.live, user, now, [{ campaignId, kind: 'campaign' }]);
}
