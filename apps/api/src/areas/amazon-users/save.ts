import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { seesAll } from '../ownership/door.ts';
import { insertAmazonUser, isRegistered, lockAmazonUser, updateAmazonUser } from './queries.ts';
import { checkAmazonUser, namedAmazonUser, rejectAdding } from './rules.ts';

/** What a change needs to know of its call. */
export type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** The name of these records in the history. */
export const ENTITY = 'amazonUser';

type Input = Schemas['AmazonUserInput'];

async function rejectWrongCampaign(db: Db, { user }: Editor, campaignId: number): Promise<void> {
  if (!(await seesAll(db, user, 'campaigns', [campaignId])))
    throw invalidFields([{ field: 'campaignId', key: 'invalidValue' }]);
}

async function rejectTwice(tx: Db, { campaignId, email }: Input, exceptId = 0): Promise<void> {
  if (await isRegistered(tx, campaignId, email, exceptId)) throw invalidFields([{ field: 'email', key: 'taken' }]);
}

async function add(editor: Editor, input: Input): Promise<number> {
  const { services, user, audit } = editor;
  rejectAdding(user);
  const values = checkAmazonUser(input);
  return services.db.transaction().execute(async (tx) => {
    await rejectWrongCampaign(tx, editor, input.campaignId);
    await rejectTwice(tx, input);
    const at = services.clock.now();
    const id = await insertAmazonUser(tx, { ...values, created_at: at, updated_at: at, updated_by: user.id });
    const changes = changesBetween({}, namedAmazonUser(values));
    audit(await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action: HISTORY_ACTION.add, changes }));
    return id;
  });
}

async function change(editor: Editor, id: number, readAt: string, input: Input): Promise<number> {
  const { services, user, audit } = editor;
  const values = checkAmazonUser(input);
  await services.db.transaction().execute(async (tx) => {
    const row = await lockAmazonUser(tx, id);
    if (row === undefined) throw notFound();
    await rejectStale(tx, row, readAt);
    if (row.campaign_id !== input.campaignId) await rejectWrongCampaign(tx, editor, input.campaignId);
    await rejectTwice(tx, input, id);
    const changes = changesBetween(namedAmazonUser(row), namedAmazonUser({ ...row, ...values }));
    if (Object.keys(changes).length === 0) return;
    await updateAmazonUser(tx, id, { ...values, updated_at: services.clock.now(), updated_by: user.id });
    audit(await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action: HISTORY_ACTION.update, changes }));
  });
  return id;
}

/** Adds a person who is registered for the test of a campaign, or changes one; returns the id. */
export function saveAmazonUser(editor: Editor, input: Input): Promise<number> {
  const { amazonUserId, updatedAt } = input;
  return amazonUserId === undefined || updatedAt === undefined
    ? add(editor, input)
    : change(editor, amazonUserId, updatedAt, input);
}
