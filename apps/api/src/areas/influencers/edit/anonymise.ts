import type { components } from '@resonanz/contract/types';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { deletePicture } from '../../../platform/media/pictures.ts';
import { removeFilesOf } from '../../files/door.ts';
import type { Editor } from './channels.ts';
import { anonymiseOwn, removeMails, removeUnsignedContracts, runningCampaigns } from './queries/anonymise.ts';
import { lockedPerson, writePerson } from './queries/people.ts';
import { redactOthers } from './queries/redactions.ts';
import { tracesOf } from './traces.ts';

/** Permanently removes a person's data: figures and campaign results stay, and the history records the anonymisation. */
export async function anonymisePerson(
  editor: Editor,
  { influencerId, confirmation }: components['schemas']['InfluencerAnonymisation'],
): Promise<null> {
  const { services, user } = editor;
  const now = services.clock.now();
  const { details, gone } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedPerson(tx, editor, influencerId);
    const name = `${row.first_name} ${row.surname}`.trim();
    if (confirmation.trim().toLowerCase() !== name.toLowerCase())
      throw invalidFields([{ field: 'confirmation', key: 'confirmationDiffers' }]);
    const running = await runningCampaigns(tx, influencerId);
    if (running.length > 0) {
      const data: components['schemas']['InfluencerInUse'][] = [{ influencerId, name, campaigns: running }];
      throw conflict('influencerInUse', data);
    }
    const traces = await tracesOf(tx, {
      id: influencerId,
      firstName: row.first_name,
      surname: row.surname,
      email: row.email,
      mobile: row.mobile,
      iban: row.iban,
    });
    const gone = {
      campaignEntry: traces.entryIds,
      mail: await removeMails(tx, row),
      contract: await removeUnsignedContracts(tx, influencerId),
    };
    await anonymiseOwn(tx, traces, now);
    await redactOthers(tx, traces);
    if (row.picture !== null) await deletePicture(tx, row.picture);
    await writePerson(tx, influencerId, { updated_by: user.id });
    const changes = { anonymised: [false, true] } as const;
    return {
      details: await writeHistory(tx, editor, {
        entity: 'influencer',
        entityId: influencerId,
        action: HISTORY_ACTION.delete,
        changes,
      }),
      gone,
    };
  });
  await removeFilesOf(services, { subject: 'influencer', subjectId: influencerId });
  for (const subject of ['campaignEntry', 'mail', 'contract'] as const) {
    for (const subjectId of gone[subject]) await removeFilesOf(services, { subject, subjectId });
  }
  editor.audit(details);
  return null;
}
