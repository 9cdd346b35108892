import { type RawBuilder, sql } from 'kysely';
import { agesOfBand } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { countedValues, SMALLEST_GROUP } from '@resonanz/domain/evaluation';
import { QUESTION_TYPE } from '@resonanz/domain/questionnaires';
import { agedBetween } from '../../../../platform/database/agedBetween.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { invalidFields } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { findScreeningQuestions } from './questionnaire.ts';

type Query = Schemas['ProjectAnswerQuery'];
type Filters = Schemas['ProjectAnswerFilters'];

/** A choice as it is stored: steps are numbers, yes and no booleans. */
function storedAnswer({ type, options }: Schemas['Question'], value: string): string | number | boolean | undefined {
  if (!countedValues({ type, options }).includes(value)) return undefined;
  if (type === QUESTION_TYPE.yesNo) return value === 'yes';
  return options === undefined ? Number(value) : value;
}

/** The condition that a tester `p` answered a question of the application in a way. */
async function screeningCondition(db: Db, projectId: number, filters: Filters): Promise<RawBuilder<boolean>[]> {
  const { screeningQuestionId, screeningAnswer } = filters;
  if (screeningQuestionId === undefined && screeningAnswer === undefined) return [];
  const questions = await findScreeningQuestions(db, projectId);
  const question = questions.find(({ id }) => id === screeningQuestionId);
  if (question === undefined) throw invalidFields([{ field: 'filters.screeningQuestionId', key: 'choiceInvalid' }]);
  const stored = storedAnswer(question, screeningAnswer ?? '');
  if (stored === undefined) throw invalidFields([{ field: 'filters.screeningAnswer', key: 'choiceInvalid' }]);
  return [
    sql<boolean>`exists (
      select 1 from questionnaire_answers said
      join project_questionnaires asked on asked.id = said.questionnaire_id and asked.kind = 'screening'
      where said.application_id = a.application_id and said.sent_at is not null
        and (said.answers -> ${question.id}::text) @> ${JSON.stringify(stored)}::text::jsonb)`,
  ];
}

/**
 * The answers to a questionnaire that were sent and that filters leave, with what is known of their testers: a table to
 * count from.
 */
export async function sentAnswers(
  db: Db,
  now: Date,
  { projectId, questionnaireId, version, filters = {} }: Query,
): Promise<RawBuilder<unknown>> {
  const { gender, ageBand, federalState, isLate } = filters;
  const ages = ageBand === undefined ? undefined : agesOfBand(ageBand);
  const conditions = [
    sql<boolean>`a.questionnaire_id = ${questionnaireId}`,
    sql<boolean>`a.sent_at is not null`,
    ...(version === undefined ? [] : [sql<boolean>`a.version = ${version}`]),
    ...(isLate === undefined ? [] : [sql<boolean>`a.is_late = ${isLate}`]),
    ...(gender === undefined ? [] : [sql<boolean>`t.gender = ${gender}`]),
    ...(federalState === undefined ? [] : [sql<boolean>`t.federal_state = ${federalState}`]),
    ...(ages === undefined ? [] : agedBetween(sql`t.dob`, ages.from, ages.to, berlinDay(now))),
    ...(await screeningCondition(db, projectId, filters)),
  ];
  return sql`(
    select a.id, a.application_id, a.version, a.answers, a.is_late, a.sent_at, t.gender, t.dob, t.federal_state
    from questionnaire_answers a
    join tester_applications p on p.id = a.application_id
    left join tester_profiles t on t.user_id = p.user_id
    where ${sql.join(conditions, sql` and `)})`;
}

/** How many people's answers these are, and how many of them came late. */
export async function countSent(db: Db, answers: RawBuilder<unknown>): Promise<{ sent: number; late: number }> {
  const { rows } = await sql<{ sent: number; late: number }>`
    select count(*)::int as sent, count(*) filter (where said.is_late)::int as late from ${answers} said`.execute(db);
  return rows[0] ?? { sent: 0, late: 0 };
}

/** Whether filters leave a group that is too small to be shown (docs/domain/evaluation.md#small-groups). */
export const isMasked = ({ filters = {} }: Pick<Query, 'filters'>, people: number): boolean =>
  Object.keys(filters).length > 0 && people > 0 && people < SMALLEST_GROUP;

/** An answer, or each part of one that is a list, as a row `part` with its place from 1. */
export const partsOf = (answer: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
  select ${answer} as part, 1 as place where jsonb_typeof(${answer}) <> 'array'
  union all
  select each.part, each.place::int
  from jsonb_array_elements(case when jsonb_typeof(${answer}) = 'array' then ${answer} else '[]'::jsonb end)
    with ordinality as each (part, place))`;

/** The answer `part` as it is counted. */
export const countedPart = (part: RawBuilder<unknown>): RawBuilder<string> => sql<string>`case
  when jsonb_typeof(${part}) <> 'boolean' then ${part} #>> '{}'
  when ${part} = 'true'::jsonb then 'yes' else 'no' end`;
