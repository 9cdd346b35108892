import type { components } from '@resonanz/contract/types';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { insertMaterial, lockMaterial, updateMaterial } from './queries.ts';

type Input = components['schemas']['LearningVideoInput'];

/** What a change needs to know of its call. */
export type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

const columnsOf = (input: Input) => ({
  title: input.title.trim(),
  title_en: input.titleEn.trim(),
  description: input.description.trim(),
  description_en: input.descriptionEn.trim(),
  category: input.category,
  language: input.language,
  minutes: input.minutes,
  subtitles: input.subtitles,
  for_brand: input.forBrand,
  for_token_brand: input.forTokenBrand,
  for_tester: input.forTester,
  position: input.position,
});

/** A material by the names of the wire, as its history lists it. */
const named = (row: ReturnType<typeof columnsOf>) => ({
  title: row.title,
  titleEn: row.title_en,
  description: row.description,
  descriptionEn: row.description_en,
  category: row.category,
  language: row.language,
  minutes: row.minutes,
  subtitles: row.subtitles.length,
  forBrand: row.for_brand,
  forTokenBrand: row.for_token_brand,
  forTester: row.for_tester,
  position: row.position,
});

async function add(
  tx: Tx,
  editor: Editor,
  values: ReturnType<typeof columnsOf>,
): Promise<{ id: number; details: AuditDetails }> {
  if (!editor.user.may('Learning Videos', 'add')) throw forbidden();
  const now = editor.services.clock.now();
  const id = await insertMaterial(tx, {
    ...values,
    created_at: now,
    updated_at: now,
    updated_by: editor.user.id,
  });
  return {
    id,
    details: await writeHistory(tx, editor, {
      entity: 'learning_material',
      entityId: id,
      action: HISTORY_ACTION.add,
      changes: { title: [null, values.title] },
    }),
  };
}

async function change(
  tx: Tx,
  editor: Editor,
  id: number,
  readAt: string,
  values: ReturnType<typeof columnsOf>,
): Promise<AuditDetails | undefined> {
  const row = await lockMaterial(tx, id);
  await rejectStale(tx, row, readAt);
  const changes = changesBetween(named(row), named(values));
  // The history lists subtitles by their length alone, which may stay the same.
  if (Object.keys(changes).length === 0 && row.subtitles === values.subtitles) return undefined;
  await updateMaterial(tx, id, {
    ...values,
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  return writeHistory(tx, editor, {
    entity: 'learning_material',
    entityId: id,
    action: HISTORY_ACTION.update,
    changes,
  });
}

/**
 * Adds a draft, or replaces the values of a material unless another user has changed it since it was read; returns its
 * id.
 */
export async function saveVideo(editor: Editor, input: Input): Promise<number> {
  if (!input.forBrand && !input.forTokenBrand && !input.forTester)
    throw invalidFields([{ field: 'forBrand', key: 'required' }]);
  const { learningMaterialId, updatedAt } = input;
  const values = columnsOf(input);
  const { id, details } = await editor.services.db
    .transaction()
    .execute(async (tx) =>
      learningMaterialId === undefined || updatedAt === undefined
        ? add(tx, editor, values)
        : { id: learningMaterialId, details: await change(tx, editor, learningMaterialId, updatedAt, values) },
    );
  if (details !== undefined) editor.audit(details);
  return id;
}
