import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call, CallContext } from '../../platform/operations/area.ts';
import {
  findTemplate,
  insertTemplate,
  isNameTaken,
  lockDefault,
  lockNames,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from './queries/templates.ts';
import { rejectAdding } from './rules/plans.ts';
import { languagesOf, missingTexts, placeholderErrors } from './rules/texts.ts';
import { checkedTexts, namedTexts } from './texts.ts';

type Editor = Pick<CallContext, 'audit' | 'services' | 'user'>;

/** Characters of a name. */
const MAX_NAME = 120;

async function note(tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: 'newsletterTemplate', entityId: id, action, changes }));
}

const versionBy = ({ services, user }: Editor) => ({ updated_at: services.clock.now(), updated_by: user.id });

const named = (row: Pick<TemplateRow, 'name' | 'subject_de' | 'subject_en' | 'text_de' | 'text_en'>) => ({
  tempName: row.name,
  ...namedTexts(row),
});

/** The input as it is stored; 422 for a missing name or text and for wrong placeholders. */
function checkTemplate(input: Schemas['NewsletterTemplateInput'], isDefault: boolean) {
  const values = { name: input.tempName.trim(), ...checkedTexts(input) };
  const written = languagesOf(values);
  const languages = isDefault ? (['de', 'en'] as const) : written;
  const errors = [
    ...(values.name === '' ? [{ field: 'tempName', key: 'required' }] : []),
    ...missingTexts(values, languages.length === 0 ? ['de'] : languages),
  ];
  const wrong = errors.length > 0 ? errors : placeholderErrors(values);
  if (wrong.length > 0) throw invalidFields(wrong);
  return values;
}

async function rejectTakenName(tx: Tx, name: string, id?: number): Promise<void> {
  await lockNames(tx);
  if (await isNameTaken(tx, name, id)) throw invalidFields([{ field: 'tempName', key: 'nameTaken' }]);
}

/** Adds a template, or changes one unless another user has changed it since it was read. */
export function saveTemplate(call: Call<'saveNewsletterTemplate'>): Promise<Schemas['NewsletterTemplate']> {
  const { body } = call.input;
  const { newsletterTemplateId: id, updatedAt } = body;
  return call.services.db.transaction().execute(async (tx) => {
    if (id === undefined || updatedAt === undefined) {
      rejectAdding(call.user);
      const values = checkTemplate(body, false);
      await rejectTakenName(tx, values.name);
      const version = versionBy(call);
      const added = await insertTemplate(tx, { ...values, ...version, created_at: version.updated_at });
      await note(tx, call, added, HISTORY_ACTION.add, changesBetween({}, named(values)));
      return findTemplate(tx, added);
    }
    await lockNames(tx);
    const row = await lockTemplate(tx, id);
    await rejectStale(tx, row, updatedAt);
    const values = checkTemplate(body, row.is_default);
    await rejectTakenName(tx, values.name, id);
    const changes = changesBetween(named(row), named(values));
    // The history lists texts by their length, which may stay the same.
    const isSame =
      Object.keys(changes).length === 0 && row.text_de === values.text_de && row.text_en === values.text_en;
    if (!isSame) {
      await updateTemplate(tx, id, { ...values, ...versionBy(call) });
      await note(tx, call, id, HISTORY_ACTION.update, changes);
    }
    return findTemplate(tx, id);
  });
}

/** Deletes a template that is not the default; its row stays for the newsletters that began with it. */
export function deleteTemplate(call: Call<'deleteNewsletterTemplate'>): Promise<null> {
  const { newsletterTemplateId: id } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockTemplate(tx, id);
    if (row.is_default) throw conflict('isDefault');
    const version = versionBy(call);
    await updateTemplate(tx, id, { deleted_at: version.updated_at, ...version });
    await note(tx, call, id, HISTORY_ACTION.delete, { tempName: [row.name, null] });
    return null;
  });
}

/** A name that no template has: "Name (2)", "Name (3)". */
async function freeName(tx: Tx, name: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const candidate = `${name.slice(0, MAX_NAME - suffix.length)}${suffix}`;
    if (!(await isNameTaken(tx, candidate))) return candidate;
  }
}

/** Copies a template under a name of its own. */
export function copyTemplate(call: Call<'copyNewsletterTemplate'>): Promise<Schemas['NewsletterTemplate']> {
  return call.services.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    const { subject_de, subject_en, text_de, text_en, ...row } = await lockTemplate(
      tx,
      call.input.body.newsletterTemplateId,
    );
    const values = { name: await freeName(tx, row.name), subject_de, subject_en, text_de, text_en };
    const version = versionBy(call);
    const id = await insertTemplate(tx, { ...values, ...version, created_at: version.updated_at });
    await note(tx, call, id, HISTORY_ACTION.add, changesBetween({}, named(values)));
    return findTemplate(tx, id);
  });
}

/** Makes a template the default; the former one is one no longer. */
export function setDefaultTemplate(call: Call<'setDefaultNewsletterTemplate'>): Promise<Schemas['NewsletterTemplate']> {
  const { newsletterTemplateId: id } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    const row = await lockTemplate(tx, id);
    if (row.is_default) return findTemplate(tx, id);
    if (missingTexts(row, ['de', 'en']).length > 0) throw conflict('languageMissing');
    const former = await lockDefault(tx);
    const version = versionBy(call);
    if (former !== undefined) await updateTemplate(tx, former.id, { is_default: false, ...version });
    await updateTemplate(tx, id, { is_default: true, ...version });
    await note(tx, call, id, HISTORY_ACTION.update, { isDefault: [false, true] });
    return findTemplate(tx, id);
  });
}
