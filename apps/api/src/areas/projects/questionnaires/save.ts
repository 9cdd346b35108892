import { isDeepStrictEqual } from 'node:util';
import { definitionErrors, hasSameStructure } from '@resonanz/domain/questionnaires';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, type FieldError, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockProject } from '../queries/projects.ts';
import {
  countQuestionnaires,
  deleteQuestionnaireRow,
  findVersion,
  hasAnswers,
  hasScreening,
  hasSentAnswers,
  insertQuestionnaire,
  insertVersion,
  lockQuestionnaire,
  type StoredQuestionnaire,
  updateQuestionnaire,
} from '../queries/questionnaires.ts';
import { rejectClosed } from '../rules.ts';

type Input = Schemas['ProjectQuestionnaireInput'];

const columnsOf = ({ titleDe, titleEn, opensOn, dueOn }: Input) => ({
  title_de: titleDe.trim(),
  title_en: titleEn.trim(),
  opens_on: opensOn,
  due_on: dueOn,
});

const countQuestions = (draft: object): number =>
  (draft as Schemas['Questionnaire']).pages.reduce((sum, { questions }) => sum + questions.length, 0);

/** A questionnaire by the names of the wire, as the history lists it. */
const named = (row: ReturnType<typeof columnsOf>, draft: object) => ({
  titleDe: row.title_de,
  titleEn: row.title_en,
  opensOn: row.opens_on,
  dueOn: row.due_on,
  questions: countQuestions(draft),
});

/** Questionnaires of one project at most. */
const MAX_QUESTIONNAIRES = 20;

/** Rejects another structure than that of the released version once testers have sent answers to it. */
async function rejectOtherStructure(tx: Tx, row: StoredQuestionnaire, draft: Schemas['Questionnaire']): Promise<void> {
  if (row.version === null || !(await hasSentAnswers(tx, row.id))) return;
  const { definition } = await findVersion(tx, row.id, row.version);
  if (!hasSameStructure(definition, draft)) throw conflict('onlyWording');
}

/** Adds a questionnaire, or changes its draft unless another user has done so since it was read; returns its id. */
export function saveQuestionnaire(editor: ProjectEditor, input: Input): Promise<number> {
  const { user, services } = editor;
  const { projectId, questionnaireId, updatedAt, kind, draft, opensOn, dueOn } = input;
  if (opensOn !== null && dueOn !== null && dueOn < opensOn)
    throw invalidFields([{ field: 'dueOn', key: 'dateOrder' }]);
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const values = columnsOf(input);
    const stamp = { updated_at: services.clock.now(), updated_by: user.id };
    if (questionnaireId === undefined || updatedAt === undefined) {
      if (kind === 'screening' && (await hasScreening(tx, projectId))) throw conflict('screeningExists');
      if ((await countQuestionnaires(tx, projectId)) >= MAX_QUESTIONNAIRES) throw conflict('tooManyQuestionnaires');
      const id = await insertQuestionnaire(tx, {
        ...values,
        ...stamp,
        created_at: stamp.updated_at,
        project_id: projectId,
        kind,
        draft: JSON.stringify(draft),
      });
      const details = await writeHistory(tx, editor, {
        entity: 'project',
        entityId: projectId,
        action: HISTORY_ACTION.update,
        changes: { questionnaire: [null, values.title_de] },
      });
      return { answer: id, details: [details] };
    }
    const row = await lockQuestionnaire(tx, projectId, questionnaireId);
    await rejectStale(tx, row, updatedAt);
    if (row.kind !== kind) throw invalidFields([{ field: 'kind', key: 'choiceInvalid' }]);
    await rejectOtherStructure(tx, row, draft);
    const changes = changesBetween(named(row, row.draft), named(values, draft));
    if (Object.keys(changes).length === 0 && isDeepStrictEqual(row.draft, draft)) return { answer: questionnaireId };
    await updateQuestionnaire(tx, questionnaireId, { ...values, ...stamp, draft: JSON.stringify(draft) });
    const details = await writeHistory(tx, editor, {
      entity: 'projectQuestionnaire',
      entityId: questionnaireId,
      action: HISTORY_ACTION.update,
      changes,
    });
    return { answer: questionnaireId, details: [details] };
  });
}

/** What keeps a draft from being released, each at its question. */
const releaseErrors = (draft: Schemas['Questionnaire']): FieldError[] =>
  definitionErrors(draft).map(({ key, page, question, field }) => ({
    field: ['draft', ...[page, question, field].filter((part) => part !== undefined)].join('.'),
    key,
  }));

/** Releases a draft as the next version. */
export function releaseQuestionnaire(
  editor: ProjectEditor,
  { projectId, questionnaireId, updatedAt }: Schemas['ProjectQuestionnaireChange'],
): Promise<null> {
  const { user, services } = editor;
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const row = await lockQuestionnaire(tx, projectId, questionnaireId);
    await rejectStale(tx, row, updatedAt);
    const draft = row.draft as Schemas['Questionnaire'];
    const errors = releaseErrors(draft);
    if (errors.length > 0) throw invalidFields(errors);
    await rejectOtherStructure(tx, row, draft);
    if (row.version !== null) {
      const { definition } = await findVersion(tx, questionnaireId, row.version);
      if (isDeepStrictEqual(definition, draft)) throw conflict('nothingToRelease');
    }
    const version = (row.version ?? 0) + 1;
    const at = services.clock.now();
    await insertVersion(tx, { questionnaireId, version, definition: draft, at, by: user.id });
    await updateQuestionnaire(tx, questionnaireId, { version, updated_at: at, updated_by: user.id });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { released: [null, `${row.title_de} (${version})`] },
    });
    return { answer: null, details: [details] };
  });
}

/** Deletes a questionnaire that nobody has begun to answer. */
export function deleteQuestionnaire(
  editor: ProjectEditor,
  { projectId, questionnaireId, updatedAt }: Schemas['ProjectQuestionnaireChange'],
): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const row = await lockQuestionnaire(tx, projectId, questionnaireId);
    await rejectStale(tx, row, updatedAt);
    if (await hasAnswers(tx, questionnaireId)) throw conflict('questionnaireAnswered');
    await deleteQuestionnaireRow(tx, questionnaireId);
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { questionnaire: [row.title_de, null] },
    });
    return { answer: null, details: [details] };
  });
}
