import { createHash, randomBytes } from 'node:crypto';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { rejectExpiredRights, rightsStateOf } from '../usage-rights/door.ts';
import { goodLinks, insertLink, markLinkAsRevoked, markLinksAsRevoked } from './queries/links.ts';
import { lockVideo, markFilesAsDeleted, upsertMaterial } from './queries/materialChanges.ts';
import type { MaterialRow } from './queries/materialRows.ts';
import { doneState, materialsById } from './queries/materials.ts';

const DAY = 86_400_000;
const TOKEN_BYTES = 32;
const MAX_LINKS = 20;

/** Who changes the library. */
export type MaterialEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** The stored values of a link. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Locked {
  tx: Tx;
  row: MaterialRow;
}

/** Carries out a change of a material whose video is locked; 404 where the caller does not see it. */
function change<Answer>(editor: MaterialEditor, id: number, act: (locked: Locked) => Promise<Answer>): Promise<Answer> {
  const { services, user } = editor;
  return services.db.transaction().execute(async (tx) => {
    await lockVideo(tx, user, id);
    const [row] = await materialsById(tx, user, [id]);
    if (row === undefined) throw notFound();
    return act({ tx, row });
  });
}

type Noted = Partial<{
  tags: string[];
  rights_agreed: boolean;
  rights_until: string | null;
  media: string[];
  countries: string[];
}>;

async function note({ tx, row }: Locked, { user, services }: MaterialEditor, values: Noted): Promise<void> {
  await upsertMaterial(tx, row.id, { ...values, updated_at: services.clock.now(), updated_by: user.id });
}

async function recordChange(
  { tx, row }: Locked,
  editor: MaterialEditor,
  changes: Changes,
  { action = HISTORY_ACTION.update, reason = null }: { action?: HistoryAction; reason?: string | null } = {},
): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: 'ugc_video', entityId: row.id, action, changes, reason }));
}

/** Replaces the tags of a material; the same word in other letters counts once. */
export function setTags(editor: MaterialEditor, { ugcMaterialId, tags }: Schemas['UgcMaterialTags']): Promise<void> {
  const words = [...new Map(tags.map((tag) => [tag.trim().toLocaleLowerCase('de'), tag.trim()])).values()].toSorted(
    (one, other) => one.localeCompare(other, 'de'),
  );
  return change(editor, ugcMaterialId, async (locked) => {
    const changes = changesBetween({ tags: locked.row.tags }, { tags: words });
    if (Object.keys(changes).length === 0) return;
    await note(locked, editor, { tags: words });
    await recordChange(locked, editor, changes);
  });
}

/** Notes further rights of an accepted video. */
export function extendRights(
  editor: MaterialEditor,
  { ugcMaterialId, updatedAt, until, media, countries, note: words = '' }: Schemas['UgcMaterialRightsInput'],
): Promise<void> {
  const { clock } = editor.services;
  return change(editor, ugcMaterialId, async (locked) => {
    const { tx, row } = locked;
    if (row.final_content_status !== APPROVAL_STATUS.approved)
      throw conflict('notAcceptedYet', { finalContentStatus: row.final_content_status });
    await rejectStale(tx, { updated_at: row.updated_at, updated_by: row.updated_by ?? null }, updatedAt);
    if (until !== null && (until < berlinDay(clock.now()) || (row.rights_until !== null && until < row.rights_until)))
      throw invalidFields([{ field: 'until', key: 'tooEarly' }]);
    const before = { rightsUntil: row.rights_until, media: row.rights_media, countries: row.rights_countries };
    const changes = changesBetween(before, { rightsUntil: until, media, countries });
    if (Object.keys(changes).length === 0) return;
    await note(locked, editor, { rights_agreed: true, rights_until: until, media, countries });
    await recordChange(locked, editor, changes, { reason: words.trim() || null });
  });
}

/** Makes a link that leads to the file of a material for some days. */
export function createLink(
  editor: MaterialEditor,
  { ugcMaterialId, days }: Schemas['UgcMaterialLinkInput'],
): Promise<Schemas['NewUgcMaterialLink']> {
  const { services, user } = editor;
  const now = services.clock.now();
  return change(editor, ugcMaterialId, async (locked) => {
    const { tx, row } = locked;
    const state = rightsStateOf(row.final_content_status === APPROVAL_STATUS.approved, row.rights_until, now);
    if (state === 'pending') throw conflict('notAcceptedYet', { finalContentStatus: row.final_content_status });
    await rejectExpiredRights({ db: tx, clock: services.clock }, row.id);
    if ((await goodLinks(tx, row.id, now)).length >= MAX_LINKS) throw conflict('tooManyLinks');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expires_at = new Date(now.getTime() + days * DAY);
    await insertLink(tx, {
      video_id: row.id,
      token_hash: hashOf(token),
      created_by: user.id,
      created_at: now,
      expires_at,
    });
    await recordChange(locked, editor, { shareLink: [null, expires_at.toISOString()] });
    return { url: `${services.publicUrl}/api/ugcMaterial/shared/${token}`, expiresAt: expires_at.toISOString() };
  });
}

/** Withdraws a link of a material. */
export function revokeLink(
  editor: MaterialEditor,
  { ugcMaterialId, linkId }: Schemas['UgcMaterialLinkReference'],
): Promise<void> {
  return change(editor, ugcMaterialId, async (locked) => {
    const gone = await markLinkAsRevoked(locked.tx, ugcMaterialId, linkId, editor.services.clock.now());
    if (gone === undefined) throw notFound();
    await recordChange(locked, editor, { shareLink: [gone.expires_at, null] });
  });
}

/** Deletes a material from the library: its files are no longer available, and the history records the reason. */
export function deleteMaterial(
  editor: MaterialEditor,
  { ugcMaterialId, reason }: Schemas['UgcMaterialDeletion'],
): Promise<null> {
  const now = editor.services.clock.now();
  return change(editor, ugcMaterialId, async (locked) => {
    const { tx, row } = locked;
    const { done } = await doneState(tx, row.request_id);
    if (!done) throw conflict('requestOpen');
    await markFilesAsDeleted(tx, row.id, now);
    await markLinksAsRevoked(tx, row.id, now);
    await recordChange(
      locked,
      editor,
      { fileName: [row.file_name, null] },
      { action: HISTORY_ACTION.delete, reason: reason.trim() },
    );
    return null;
  });
}
