import { berlinDay } from '@resonanz/domain/berlinDay';
import { isManagement } from '@resonanz/domain/roles';
import { HISTORY_ACTION, INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Editor, mapTakenChannel, writeChannel } from './channels.ts';
import { checkedPerson, columnsOf, PERSON_FIELDS, type PersonFields, personFieldsOf } from './personFields.ts';
import { insertPerson, lockedPerson, writePerson } from './queries/people.ts';
import { channelRecord, influencerRecord } from './queries/records.ts';

const sentFields = (body: Partial<PersonFields>): Partial<PersonFields> =>
  Object.fromEntries(PERSON_FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]));

/** Adds a person with channels and prices, all or nothing. */
export async function addPerson(
  editor: Editor,
  { channels = [], ...body }: Schemas['NewInfluencer'],
): Promise<Schemas['InfluencerRecord']> {
  const { user, services } = editor;
  const now = services.clock.now();
  // What a management adds is its own, or it would not see it again.
  const own = isManagement(user.roleId) ? { management: user.companyName } : {};
  const fields = checkedPerson({ ...sentFields(body as Partial<PersonFields>), ...own }, undefined, berlinDay(now));
  const { record, details } = await mapTakenChannel(undefined, () =>
    services.db.transaction().execute(async (tx) => {
      const id = await insertPerson(tx, {
        ...columnsOf(fields),
        updated_by: user.id,
        created_at: now,
        updated_at: now,
      });
      const added = [
        await writeHistory(tx, editor, {
          entity: 'influencer',
          entityId: id,
          action: HISTORY_ACTION.add,
          changes: changesBetween({}, fields),
        }),
      ];
      for (const [index, channel] of channels.entries()) {
        added.push(...(await writeChannel(tx, editor, id, channel, `channels.${index}`)).details);
      }
      return { record: await influencerRecord(tx, user, id), details: added };
    }),
  );
  for (const each of details) editor.audit(each);
  return record;
}

/** Changes the fields that were sent, unless another user has changed the person since it was read. */
export async function updatePerson(
  editor: Editor,
  { influencerId, updatedAt, ...body }: Schemas['InfluencerChange'],
): Promise<Schemas['InfluencerRecord']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { record, details } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedPerson(tx, editor, influencerId);
    await rejectStale(tx, row, updatedAt);
    const before = personFieldsOf(row);
    const fields = checkedPerson(sentFields(body as Partial<PersonFields>), before, berlinDay(now));
    const changes = changesBetween({ ...before }, fields);
    if (changes['management'] !== undefined && isManagement(user.roleId))
      throw invalidFields([{ field: 'management', key: 'notYours' }]);
    if (Object.keys(changes).length === 0)
      return { record: await influencerRecord(tx, user, influencerId), details: undefined };
    await writePerson(tx, influencerId, { ...columnsOf(fields), updated_by: user.id, updated_at: now });
    const written = await writeHistory(tx, editor, {
      entity: 'influencer',
      entityId: influencerId,
      action: HISTORY_ACTION.update,
      changes,
    });
    return { record: await influencerRecord(tx, user, influencerId), details: written };
  });
  if (details !== undefined) editor.audit(details);
  return record;
}

/** Adds or changes a channel with its prices. */
export async function saveChannel(
  editor: Editor,
  influencerId: number,
  input: Schemas['ChannelInput'],
): Promise<Schemas['ChannelRecord']> {
  const { services, user } = editor;
  const { record, details } = await mapTakenChannel(input.url, () =>
    services.db.transaction().execute(async (tx) => {
      await lockedPerson(tx, editor, influencerId);
      const written = await writeChannel(tx, editor, influencerId, input);
      return { record: await channelRecord(tx, user, written.id), details: written.details };
    }),
  );
  for (const each of details) editor.audit(each);
  return record;
}

/** Blocks a person with a reason, or takes the block back. */
export async function changePersonStatus(
  editor: Editor,
  { influencerId, updatedAt, status, reason = '' }: Schemas['InfluencerStatusChange'],
): Promise<Schemas['InfluencerRecord']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const text = reason.trim();
  if (status === 'blocked' && text === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  const { record, details } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedPerson(tx, editor, influencerId);
    await rejectStale(tx, row, updatedAt);
    const before = row.status === INFLUENCER_STATUS.blocked ? 'blocked' : 'active';
    if (before === status) throw conflict('transitionNotAllowed');
    const isBlocked = status === 'blocked';
    await writePerson(tx, influencerId, {
      status: INFLUENCER_STATUS[status],
      block_reason: isBlocked ? text : null,
      blocked_at: isBlocked ? now : null,
      updated_by: user.id,
      updated_at: now,
    });
    const entry = {
      entity: 'influencer',
      entityId: influencerId,
      action: HISTORY_ACTION.statusChange,
      changes: { status: [before, status] },
      reason: text || null,
    } as const;
    const written = await writeHistory(tx, editor, entry);
    return { record: await influencerRecord(tx, user, influencerId), details: written };
  });
  editor.audit(details);
  return record;
}
