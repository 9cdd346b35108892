import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call, CallContext } from '../../platform/operations/area.ts';
import { countReceivers } from './queries/audience.ts';
import {
  findNewsletter,
  insertNewsletter,
  isProject,
  isTemplate,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from './queries/newsletters.ts';
import { deleteWaiting } from './queries/sending.ts';
import { planErrors, rejectAdding, rejectTransition } from './rules/plans.ts';
import { placeholderErrors } from './rules/texts.ts';
import { checkedTexts, namedTexts } from './texts.ts';

type Editor = Pick<CallContext, 'audit' | 'services' | 'user'>;
type Content = Pick<
  NewsletterRow,
  'subject_de' | 'subject_en' | 'text_de' | 'text_en' | 'template_id' | 'project_id' | 'audience'
>;

async function note(tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: 'newsletter', entityId: id, action, changes }));
}

const versionBy = ({ services, user }: Editor) => ({ updated_at: services.clock.now(), updated_by: user.id });

const named = (content: Content) => ({
  ...namedTexts(content),
  templateId: content.template_id,
  projectId: content.project_id,
  audience: content.audience,
});

const stored = ({ audience, ...content }: Content) => ({ ...content, audience: JSON.stringify(audience) });

/** The input as it is stored; 422 for wrong placeholders and for a template or product test that is none. */
async function checkContent(tx: Tx, input: Schemas['NewsletterInput'], before?: NewsletterRow): Promise<Content> {
  const texts = checkedTexts(input);
  const { templateId = null, projectId = null, audience } = input;
  // A template that was deleted since stays the one that the newsletter began with.
  const isKept = before !== undefined && before.template_id === templateId;
  const errors = [
    ...placeholderErrors(texts),
    ...(templateId === null || isKept || (await isTemplate(tx, templateId))
      ? []
      : [{ field: 'templateId', key: 'invalidValue' }]),
    ...(projectId === null || (await isProject(tx, projectId)) ? [] : [{ field: 'projectId', key: 'invalidValue' }]),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  return { ...texts, template_id: templateId, project_id: projectId, audience };
}

async function add(tx: Tx, editor: Editor, content: Content): Promise<number> {
  const version = versionBy(editor);
  const id = await insertNewsletter(tx, {
    ...stored(content),
    receivers: await countReceivers(tx, content.audience),
    ...version,
    created_at: version.updated_at,
    created_by: editor.user.id,
  });
  await note(tx, editor, id, HISTORY_ACTION.add, changesBetween({}, named(content)));
  return id;
}

/** Adds a draft, or changes one unless another user has changed it since it was read. */
export function saveNewsletter(call: Call<'saveNewsletter'>): Promise<Schemas['Newsletter']> {
  const { body } = call.input;
  const { newsletterId: id, updatedAt } = body;
  return call.services.db.transaction().execute(async (tx) => {
    if (id === undefined || updatedAt === undefined) {
      rejectAdding(call.user);
      return findNewsletter(tx, await add(tx, call, await checkContent(tx, body)));
    }
    const row = await lockNewsletter(tx, id);
    await rejectStale(tx, row, updatedAt);
    if (row.state !== 'draft') throw conflict('notDraft');
    const content = await checkContent(tx, body, row);
    const changes = changesBetween(named(row), named(content));
    // The history lists texts by their length, which may stay the same.
    const isSame =
      Object.keys(changes).length === 0 && row.text_de === content.text_de && row.text_en === content.text_en;
    if (!isSame) {
      const receivers = await countReceivers(tx, content.audience);
      await updateNewsletter(tx, id, { ...stored(content), receivers, ...versionBy(call) });
      await note(tx, call, id, HISTORY_ACTION.update, changes);
    }
    return findNewsletter(tx, id);
  });
}

/** Copies a newsletter to a new draft. */
export function copyNewsletter(call: Call<'copyNewsletter'>): Promise<Schemas['Newsletter']> {
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockNewsletter(tx, call.input.body.newsletterId);
    const { subject_de, subject_en, text_de, text_en, template_id, project_id, audience } = row;
    const content = { subject_de, subject_en, text_de, text_en, template_id, project_id, audience };
    return findNewsletter(tx, await add(tx, call, content));
  });
}

/** Deletes a draft; its row stays for the history. */
export function deleteNewsletter(call: Call<'deleteNewsletter'>): Promise<null> {
  const { newsletterId: id } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockNewsletter(tx, id);
    if (row.state !== 'draft') throw conflict('notDraft');
    const version = versionBy(call);
    await updateNewsletter(tx, id, { deleted_at: version.updated_at, ...version });
    await note(tx, call, id, HISTORY_ACTION.delete, {
      subjectDe: [row.subject_de, null],
      subjectEn: [row.subject_en, null],
    });
    return null;
  });
}

function plannedTime(plannedAt: string | undefined, now: Date): string {
  if (plannedAt === undefined) return now.toISOString();
  if (Date.parse(plannedAt) <= now.getTime()) throw invalidFields([{ field: 'plannedAt', key: 'pastDate' }]);
  return new Date(plannedAt).toISOString();
}

/** The columns that a state brings with it. */
async function columnsOf(
  tx: Tx,
  row: NewsletterRow,
  { state, plannedAt }: Schemas['NewsletterStatusChange'],
  now: Date,
) {
  if (state === 'draft') return { state, planned_at: null };
  if (state === 'failed') return { state, failure: 'stopped' as const };
  const receivers = await countReceivers(tx, row.audience);
  const errors = planErrors(row, receivers);
  if (errors.length > 0) throw invalidFields(errors);
  return { state, planned_at: plannedTime(plannedAt, now), failure: null, attempts: 0, receivers };
}

/** Plans or sends a newsletter, takes the plan back, or stops it. */
export function changeStatus(call: Call<'changeNewsletterStatus'>): Promise<Schemas['Newsletter']> {
  const { body } = call.input;
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockNewsletter(tx, body.newsletterId);
    await rejectStale(tx, row, body.updatedAt);
    rejectTransition(call.user, row.state, body.state);
    // Who has it already stays listed, and gets it no second time.
    if (body.state === 'draft') await deleteWaiting(tx, row.id);
    const columns = await columnsOf(tx, row, body, call.services.clock.now());
    await updateNewsletter(tx, row.id, { ...columns, ...versionBy(call) });
    await note(tx, call, row.id, HISTORY_ACTION.statusChange, {
      state: [row.state, body.state],
      ...('receivers' in columns && { receivers: [null, columns.receivers] }),
      ...('planned_at' in columns && { plannedAt: [row.planned_at, columns.planned_at] }),
    });
    return findNewsletter(tx, row.id);
  });
}
