import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../../notifications/door.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { notifyAgency } from '../notices/notices.ts';
import type { CampaignsTable } from '../tables.ts';
import { campaignColumns, type CampaignFields, NEW_CAMPAIGN, rejectInvalidFields, rejectOtherRequest } from './form.ts';
import { linkRequest, openRequest, rejectOtherOwner } from './linkedRequest.ts';
import {
  copyEntries,
  insertCampaign,
  type LockedCampaign,
  lockedCampaign,
  updateCampaignRow,
} from './queries/changes.ts';
import { visibleCampaign } from './queries/detail.ts';

/** A campaign as its notices name it; no channel is named. */
export const noticed = (row: LockedCampaign) => ({
  campaign_id: row.id,
  campaign_name: row.name,
  campaign_type: row.type,
  owner_user_id: row.owner_user_id,
  assignee_user_id: null,
  channel_handle: '',
});

/** Adds a campaign as a draft in the caller's transaction; the messages are to be published after the commit. */
export async function addCampaignIn(
  tx: Tx,
  editor: EntryEditor,
  { copyOf, campaignRequestId, ...fields }: Schemas['NewCampaign'],
): Promise<{ id: number; messages: LiveMessage[] }> {
  const { user, services } = editor;
  if (copyOf !== undefined && campaignRequestId !== undefined)
    throw invalidFields([{ field: 'copyOf', key: 'copyOrRequest' }]);
  if (campaignRequestId === undefined && fields.type === CAMPAIGN_TYPE.selfService)
    throw invalidFields([{ field: 'type', key: 'selfServiceNeedsRequest' }]);
  const request = campaignRequestId === undefined ? undefined : await openRequest(tx, editor, campaignRequestId);
  if (request) rejectOtherOwner(fields, request);
  await rejectInvalidFields(tx, fields, { start_date: null, end_date: null });
  const now = services.clock.now();
  const name = fields.kampagnenname.trim();
  const row = await insertCampaign(tx, {
    ...NEW_CAMPAIGN,
    owner_user_id: fields.ownerId === undefined ? user.id : fields.ownerId,
    region_id: user.defaultRegionId,
    ...campaignColumns(fields),
    ...(request && {
      customer_id: request.customer_id,
      type: CAMPAIGN_TYPE.selfService,
      brand_nda_status: request.nda_status,
    }),
    name,
    created_at: now,
    updated_at: now,
    updated_by: user.id,
  });
  if (copyOf !== undefined)
    await copyEntries(tx, { from: copyOf, to: row.id, createdBy: user.id, at: services.clock.now() });
  const changes = {
    kampagnenname: [null, name] as const,
    ...(copyOf === undefined ? {} : { copyOf: [null, copyOf] as const }),
    ...(request === undefined ? {} : { campaignRequestId: [null, request.id] as const }),
  };
  editor.audit(
    await writeHistory(tx, editor, { entity: 'campaign', entityId: row.id, action: HISTORY_ACTION.add, changes }),
  );
  return { id: row.id, messages: request ? await linkRequest(tx, editor, request, { id: row.id, name }) : [] };
}

/**
 * Adds a campaign as a draft: with the channels of another one when it is a copy, linked when it is made of a brand's
 * request.
 */
export async function addCampaign(editor: EntryEditor, campaign: Schemas['NewCampaign']): Promise<Schemas['Campaign']> {
  const { user, services } = editor;
  const { id, messages } = await services.db.transaction().execute((tx) => addCampaignIn(tx, editor, campaign));
  publishAll(services.live, messages);
  if (campaign.campaignRequestId !== undefined)
    publishRequestEvents(services.live, user, services.clock.now(), 'request', [campaign.campaignRequestId]);
  // A user of one region may have created a campaign for another one.
  return visibleCampaign(services.db, { ...user, defaultRegionId: 1 }, id);
}

const HISTORY_NAMES: Readonly<Partial<Record<keyof CampaignsTable, string>>> = {
  name: 'kampagnenname',
  media_budget: 'mediaBudget',
  start_date: 'startdatum',
  end_date: 'enddatum',
  region_id: 'region',
  customer_id: 'customerId',
  owner_user_id: 'ownerId',
  nda_required: 'ndaRequired',
  planned_platforms: 'plannedChannels',
  target_cpm: 'cpm',
};
/** Changes that the users responsible for a campaign are notified of (type 13). */
const NOTIFIED_FIELDS: ReadonlySet<string> = new Set(['budget', 'mediaBudget', 'startdatum', 'enddatum']);

/** Changes the fields that were sent, unless another user has changed the campaign since it was read. */
export async function updateCampaign(
  editor: EntryEditor,
  { compaignDataId: id, updatedAt, ...fields }: CampaignFields & { compaignDataId: number; updatedAt: string },
): Promise<Schemas['Campaign']> {
  const { user, services } = editor;
  const messages = await services.db.transaction().execute(async (tx) => {
    const row = await lockedCampaign(tx, user, id);
    await rejectStale(tx, row, updatedAt);
    await rejectInvalidFields(tx, fields, row);
    await rejectOtherRequest(tx, fields, row);
    const { kpi, ...columns } = campaignColumns(fields);
    const changes = changesBetween(
      { ...named({ ...row }), ...(fields.kpi === undefined ? {} : { kpi: row.kpi }) },
      { ...named({ ...columns }), ...(fields.kpi === undefined ? {} : { kpi: fields.kpi }) },
    );
    if (Object.keys(changes).length === 0) return [];
    await updateCampaignRow(tx, id, {
      ...columns,
      ...(kpi === undefined ? {} : { kpi }),
      updated_at: services.clock.now(),
      updated_by: user.id,
    });
    editor.audit(
      await writeHistory(tx, editor, { entity: 'campaign', entityId: id, action: HISTORY_ACTION.update, changes }),
    );
    return Object.keys(changes).some((field) => NOTIFIED_FIELDS.has(field))
      ? notifyAgency(tx, 'changed', [noticed(row)], user)
      : [];
  });
  publishAll(services.live, messages);
  publishCampaignEvents(services.live, user, services.clock.now(), [{ campaignId: id, kind: 'campaign' }]);
  return visibleCampaign(services.db, { ...user, defaultRegionId: 1 }, id);
}

function named(columns: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [HISTORY_NAMES[column as keyof CampaignsTable] ?? column, value]),
  );
}

/** Adds a campaign, or changes the one that is named. */
export function saveCampaign(
  editor: EntryEditor,
  { compaignDataId, updatedAt, ...fields }: Schemas['SavedCampaign'],
): Promise<Schemas['Campaign']> {
  if (compaignDataId === undefined) {
    if (!editor.user.may('Campaign Management', 'add')) throw forbidden();
    return addCampaign(editor, fields);
  }
  if (updatedAt === undefined) throw invalidFields([{ field: 'updatedAt', key: 'required' }]);
  return updateCampaign(editor, { ...fields, compaignDataId, updatedAt });
}
