import { type RawBuilder, sql } from 'kysely';
import { agesOfBand } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { TARGET_GROUPS } from '@resonanz/domain/enumerations';
import { countedValues, SMALLEST_GROUP } from '@resonanz/domain/evaluation';
import { AGE_BANDS, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { agedBetween } from '../../../../platform/database/agedBetween.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { invalidFields } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { type Asked, findAsked, questionFor } from './questionnaire.ts';
import { countedPart, countSent, isMasked, partsOf, sentAnswers } from './sentAnswers.ts';

type Query = Schemas['ProjectCrossTabQuery'];

/** Stands for testers of whom a trait is not known. */
const UNKNOWN = 'unknown';

/** Groups with their values in order, and the table `grouped` that gives the value of an answer. */
interface Groups {
  values: readonly string[];
  table: RawBuilder<unknown>;
}

/** The values of the answers `said` to a question, as a table. */
const answersTo = (questionId: string): RawBuilder<unknown> => sql`lateral (
  select ${countedPart(sql`one.part`)} as value from ${partsOf(sql`(said.answers -> ${questionId}::text)`)} as one)`;

function ageBand(today: string): RawBuilder<unknown> {
  const cases = AGE_BANDS.map((band) => {
    const { from, to } = agesOfBand(band);
    return sql`when ${sql.join(agedBetween(sql`said.dob`, from, to, today), sql` and `)} then ${band}::text`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function traits(trait: Schemas['ProjectTrait'], today: string): Groups {
  const columns = { gender: sql`said.gender`, federalState: sql`said.federal_state`, ageBand: ageBand(today) };
  const values = {
    gender: TARGET_GROUPS,
    federalState: Object.values(FEDERAL_STATES).flat(),
    ageBand: AGE_BANDS,
  };
  return {
    values: [...values[trait], UNKNOWN],
    table: sql`lateral (select coalesce(${columns[trait]}, ${UNKNOWN}::text) as value)`,
  };
}

const countable = (asked: Asked, questionId: string, field: string): Schemas['Question'] =>
  questionFor(asked, questionId, ['choices', 'scale'], { field, key: 'questionNotCountable' });

function groupsOf(asked: Asked, { byQuestionId, byTrait }: Query, today: string): Groups {
  if ((byQuestionId === undefined) === (byTrait === undefined))
    throw invalidFields([{ field: 'byQuestionId', key: byTrait === undefined ? 'required' : 'choiceInvalid' }]);
  if (byTrait !== undefined) return traits(byTrait, today);
  const question = countable(asked, byQuestionId ?? '', 'byQuestionId');
  return { values: countedValues(question), table: answersTo(question.id) };
}

/** People by group and value; without a value all of the group, without a group all of them. */
interface Count {
  group: string | null;
  value: string | null;
  people: number;
}

/** The answers to one question by those to another, or by a trait. */
export async function crossTab(db: Db, now: Date, query: Query): Promise<Schemas['ProjectCrossTab']> {
  const asked = await findAsked(db, query);
  const question = countable(asked, query.questionId, 'questionId');
  const groups = groupsOf(asked, query, berlinDay(now));
  const answers = await sentAnswers(db, now, query);
  const rows = [...countedValues(question)];
  if (isMasked(query, (await countSent(db, answers)).sent)) return { rows, groups: [], people: 0 };
  const { rows: counts } = await sql<Count>`
    select grouped.value as "group", given.value as value, count(distinct said.id)::int as people
    from ${answers} said, ${answersTo(question.id)} as given, ${groups.table} as grouped
    group by grouping sets ((grouped.value, given.value), (grouped.value), ())`.execute(db);
  const countOf = (group: string | null, value: string | null): number =>
    counts.find((count) => count.group === group && count.value === value)?.people ?? 0;
  return {
    rows,
    groups: groups.values.flatMap((value): Schemas['ProjectCrossTab']['groups'] => {
      const people = countOf(value, null);
      // Traits nobody has are no groups.
      if (people === 0 && query.byTrait !== undefined) return [];
      return people > 0 && people < SMALLEST_GROUP
        ? [{ value, people: null, counts: null }]
        : [{ value, people, counts: rows.map((row) => countOf(value, row)) }];
    }),
    people: countOf(null, null),
  };
}
