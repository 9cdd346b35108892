import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { brandPaths } from '@resonanz/domain/paths';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import { mailSettingsOf } from '../accounts/door.ts';
import { findBrandUsers, hasContent, lockMaterial, updateMaterial } from './queries.ts';
import type { Editor } from './saveVideo.ts';
import type { LearningMaterialsTable } from './tables.ts';

type Change = components['schemas']['LearningVideoStateChange'];

async function rejectWithoutFile(tx: Tx, id: number): Promise<void> {
  if (!(await hasContent(tx, id))) throw invalidFields([{ field: 'file', key: 'required' }]);
}

/** Mails the brands that asked for news and may see the material (docs/domain/mails.md#material-mails). */
async function mailBrands(
  tx: Tx,
  { mail, publicUrl }: Editor['services'],
  row: Selectable<LearningMaterialsTable>,
): Promise<void> {
  const people = await findBrandUsers(tx);
  for (const person of people) {
    const mayRead = person.signup_with_token ? row.for_token_brand : row.for_brand;
    if (!mayRead || !mailSettingsOf(person).learningMaterials) continue;
    const language = person.default_language;
    const title = language === 'EN' ? row.title_en : row.title;
    const description = language === 'EN' ? row.description_en : row.description;
    await mail.send(tx, {
      to: person.email,
      language,
      template: 'newLearningMaterial',
      values: { title, description, link: `${publicUrl}${brandPaths.learningMaterials()}` },
    });
  }
}

/** Publishes or hides a material; brands are notified of the first publication. */
export async function changeState(editor: Editor, { learningMaterialId: id, state }: Change): Promise<void> {
  const { services, user, audit } = editor;
  const details = await services.db.transaction().execute(async (tx) => {
    const row = await lockMaterial(tx, id);
    const verdict = can('learningMaterial', row.state, state, { roleId: user.roleId });
    if (!verdict.allowed) throw conflict(verdict.reason);
    const now = services.clock.now();
    const isFirst = state === 'published' && row.published_at === null;
    if (state === 'published') await rejectWithoutFile(tx, id);
    await updateMaterial(tx, id, {
      state,
      updated_at: now,
      updated_by: user.id,
      ...(isFirst && { published_at: now }),
    });
    if (isFirst) await mailBrands(tx, services, row);
    return writeHistory(tx, editor, {
      entity: 'learning_material',
      entityId: id,
      action: HISTORY_ACTION.statusChange,
      changes: { state: [row.state, state] },
    });
  });
  audit(details);
}
