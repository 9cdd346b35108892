import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import { invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import {
  type BlogPostRow,
  findProjectsOf,
  insertPost,
  lockPost,
  replaceProjects,
  updatePost,
} from './queries/posts.ts';
import { checkContent, namedContent, rejectAdding, rejectIncomplete, rejectTransition } from './rules.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

const ENTITY = 'blog_post';

const clean = (html: string): string => cleanHtml('blog', html);

/** The state of a row at a moment. */
const stateOf = ({ state, publish_at }: BlogPostRow, now: Date): Schemas['BlogPostState'] =>
  state === 'scheduled' && publish_at !== null && Date.parse(publish_at) <= now.getTime() ? 'published' : state;

async function storeProjects(tx: Tx, id: number, projectIds: readonly number[]): Promise<void> {
  const unknown = await replaceProjects(tx, id, projectIds);
  if (unknown.length > 0) throw invalidFields([{ field: 'projectIds', key: 'invalidValue' }]);
}

async function lock(tx: Tx, id: number): Promise<BlogPostRow> {
  const row = await lockPost(tx, id);
  if (row === undefined) throw notFound();
  return row;
}

async function add(tx: Tx, editor: Editor, input: Schemas['BlogPostInput']) {
  rejectAdding(editor.user);
  const content = checkContent(input, clean);
  const at = editor.services.clock.now();
  const by = editor.user.id;
  const id = await insertPost(tx, { ...content, author_id: by, created_at: at, updated_at: at, updated_by: by });
  await storeProjects(tx, id, input.projectIds);
  const changes = changesBetween({}, namedContent(content, input.projectIds));
  const details = await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action: HISTORY_ACTION.add, changes });
  return { id, details };
}

async function change(tx: Tx, editor: Editor, id: number, input: Schemas['BlogPostInput']) {
  const row = await lock(tx, id);
  await rejectStale(tx, row, input.updatedAt ?? '');
  const content = checkContent(input, clean);
  const now = editor.services.clock.now();
  if (['published', 'scheduled'].includes(stateOf(row, now))) rejectIncomplete(content);
  const before = (await findProjectsOf(tx, id)).map(({ projectId }) => projectId);
  const changes = changesBetween(namedContent(row, before), namedContent(content, input.projectIds));
  // The history lists texts by their length, which may stay the same.
  const isSame =
    Object.keys(changes).length === 0 && row.body_de === content.body_de && row.body_en === content.body_en;
  if (isSame) return { id, details: undefined };
  await updatePost(tx, id, { ...content, updated_at: now, updated_by: editor.user.id });
  await storeProjects(tx, id, input.projectIds);
  const entry = { entity: ENTITY, entityId: id, action: HISTORY_ACTION.update, changes };
  return { id, details: await writeHistory(tx, editor, entry) };
}

/** Adds a draft, or replaces what a post says unless another user has changed it since it was read; returns its id. */
export async function savePost(editor: Editor, input: Schemas['BlogPostInput']): Promise<number> {
  const { id, details } = await editor.services.db
    .transaction()
    .execute((tx): Promise<{ id: number; details: AuditDetails | undefined }> =>
      input.blogPostId === undefined ? add(tx, editor, input) : change(tx, editor, input.blogPostId, input),
    );
  if (details !== undefined) editor.audit(details);
  return id;
}

function plannedTime(publishAt: string | undefined, now: Date): string {
  if (publishAt === undefined) throw invalidFields([{ field: 'publishAt', key: 'required' }]);
  if (Date.parse(publishAt) <= now.getTime()) throw invalidFields([{ field: 'publishAt', key: 'pastDate' }]);
  return publishAt;
}

/** The columns that a state brings with it. */
function columnsOf(row: BlogPostRow, to: Schemas['BlogPostState'], publishAt: string | null, now: Date) {
  const isDue = stateOf(row, now) === 'published' && row.state === 'scheduled';
  const first = isDue ? row.publish_at : row.published_at;
  if (to === 'scheduled') return { state: to, publish_at: publishAt };
  if (to === 'draft') return { state: to, publish_at: null };
  return { state: to, publish_at: null, published_at: to === 'published' ? (first ?? now) : first };
}

/** Publishes, schedules or hides a post, or makes it a draft again. */
export async function changeStatus(editor: Editor, input: Schemas['BlogPostStatusChange']): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lock(tx, input.blogPostId);
    await rejectStale(tx, row, input.updatedAt);
    const now = editor.services.clock.now();
    const from = stateOf(row, now);
    rejectTransition(from, input.state);
    const publishAt = input.state === 'scheduled' ? plannedTime(input.publishAt, now) : null;
    if (input.state === 'published' || input.state === 'scheduled') rejectIncomplete(row);
    await updatePost(tx, row.id, {
      ...columnsOf(row, input.state, publishAt, now),
      updated_at: now,
      updated_by: editor.user.id,
    });
    return writeHistory(tx, editor, {
      entity: ENTITY,
      entityId: row.id,
      action: HISTORY_ACTION.statusChange,
      changes: {
        ...(from !== input.state && { state: [from, input.state] }),
        ...(publishAt !== null && { publishAt: [row.publish_at, publishAt] }),
      },
    });
  });
  editor.audit(details);
}

/** Deletes a post; its row stays for the history. */
export async function deletePost(editor: Editor, { blogPostId }: Schemas['BlogPostReference']): Promise<null> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lock(tx, blogPostId);
    const now = editor.services.clock.now();
    await updatePost(tx, row.id, { deleted_at: now, updated_at: now, updated_by: editor.user.id });
    return writeHistory(tx, editor, {
      entity: ENTITY,
      entityId: row.id,
      action: HISTORY_ACTION.delete,
      changes: { titleDe: [row.title_de, null], titleEn: [row.title_en, null] },
    });
  });
  editor.audit(details);
  return null;
}
