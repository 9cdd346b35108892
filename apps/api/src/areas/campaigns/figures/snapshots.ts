import type { Kysely } from 'kysely';
import { ROLE, type RoleId, seesMargin } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { containsHtml } from '@resonanz/validators/freeText';
import type { Schema } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { insertSnapshot, snapshotRows } from './queries/statistics.ts';
import { campaignStatistics } from './statistics.ts';

/** Roles that see everything, for snapshots that are stored once and read by many. */
const WHOLE_VIEW = ROLE.superAdmin;

/** Stored key figures of a campaign, the newest first. */
export async function kpiSnapshots(
  db: Kysely<Schema>,
  campaignId: number,
  roleId: RoleId,
  id?: number,
): Promise<Schemas['KpiSnapshot'][]> {
  const rows = await snapshotRows(db, campaignId, id);
  return rows.map(({ id: snapshotId, note, at, figures, by_name }) => {
    const stored = figures as Schemas['CampaignStatistics'];
    return {
      id: snapshotId,
      note,
      at,
      byName: by_name,
      figures: seesMargin(roleId) ? stored : { ...stored, margin: null },
    };
  });
}

/** Stores the key figures of this moment. */
export async function addKpiSnapshot(
  editor: EntryEditor,
  { compaignDataId: campaignId, note = '' }: Schemas['NewKpiSnapshot'],
): Promise<Schemas['KpiSnapshot']> {
  const { user, services } = editor;
  const text = note.trim();
  if (containsHtml(text)) throw invalidFields([{ field: 'note', key: 'containsHtml' }]);
  const at = services.clock.now();
  const id = await services.db.transaction().execute(async (tx) => {
    const figures = await campaignStatistics(tx, campaignId, WHOLE_VIEW);
    const row = await insertSnapshot(tx, { campaignId, note: text, figures, userId: user.id, at });
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'campaign',
        entityId: campaignId,
        action: HISTORY_ACTION.add,
        changes: { kpiSnapshot: [null, row.id] },
      }),
    );
    return row.id;
  });
  publishCampaignEvents(services.live, user, at, [{ campaignId, kind: 'campaign' }]);
  const [snapshot] = await kpiSnapshots(services.db, campaignId, user.roleId, id);
  if (snapshot === undefined) throw new Error(`Snapshot ${id} was written and is gone.`);
  return snapshot;
}
