import { type RawBuilder, sql } from 'kysely';
import { binsOf, countedValues, evaluationOf, type EvaluationKind, statisticsOf } from '@resonanz/domain/evaluation';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { findAsked } from './questionnaire.ts';
import { countedPart, countSent, isMasked, partsOf, sentAnswers } from './sentAnswers.ts';

type Query = Schemas['ProjectAnswerQuery'];
type Question = Schemas['Question'];
type Result = Schemas['ProjectQuestionResult'];

/** How often a value was given to a question; the place is that of a ranking, else 0. */
interface Count {
  question: string;
  value: string;
  place: number;
  count: number;
}

/** How many people answered each question. */
async function countAnswered(db: Db, answers: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ question: string; people: number }>`
    select given.key as question, count(*)::int as people
    from ${answers} said, jsonb_each(said.answers) as given
    where given.value not in ('[]'::jsonb, 'null'::jsonb) and btrim(given.value #>> '{}') <> ''
    group by 1`.execute(db);
  return new Map(rows.map(({ question, people }) => [question, people]));
}

async function countValues(db: Db, answers: RawBuilder<unknown>, questions: readonly Question[]): Promise<Count[]> {
  const idsOf = (...kinds: EvaluationKind[]): string[] =>
    questions.filter(({ type }) => kinds.includes(evaluationOf(type))).map(({ id }) => id);
  const [ranked, dated] = [idsOf('ranking'), idsOf('dates')];
  const counted = [...idsOf('choices', 'scale', 'numbers'), ...ranked, ...dated];
  if (counted.length === 0) return [];
  const { rows } = await sql<Count>`
    select given.key as question,
      case when given.key = any(${dated}) then left(${countedPart(sql`one.part`)}, 7) else ${countedPart(sql`one.part`)}
        end as value,
      case when given.key = any(${ranked}) then one.place else 0 end as place,
      count(*)::int as count
    from ${answers} said, jsonb_each(said.answers) as given, ${partsOf(sql`given.value`)} as one
    where given.key = any(${counted})
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}

const asNumbers = (counts: readonly Count[]) => counts.map(({ value, count }) => ({ value: Number(value), count }));

function ranksOf({ options = [] }: Question, counts: readonly Count[]): Result['ranks'] {
  return options
    .flatMap(({ id }) => {
      const places = counts.filter(({ value }) => value === id);
      const people = places.reduce((sum, { count }) => sum + count, 0);
      if (people === 0) return [];
      const meanRank = places.reduce((sum, { place, count }) => sum + place * count, 0) / people;
      return [{ value: id, meanRank, first: places.find(({ place }) => place === 1)?.count ?? 0 }];
    })
    .toSorted((a, b) => a.meanRank - b.meanRank);
}

function resultOf(question: Question, answered: number, counts: readonly Count[]): Result {
  const kind = evaluationOf(question.type);
  const countOf = (wanted: string): number => counts.find(({ value }) => value === wanted)?.count ?? 0;
  const isNumeric = kind === 'scale' || kind === 'numbers';
  return {
    question,
    answered,
    counts:
      kind === 'dates'
        ? counts.map(({ value, count }) => ({ value, count }))
        : countedValues(question).map((value) => ({ value, count: countOf(value) })),
    bins: kind === 'numbers' ? [...binsOf(asNumbers(counts))] : [],
    statistics: isNumeric ? statisticsOf(asNumbers(counts)) : null,
    ranks: kind === 'ranking' ? ranksOf(question, counts) : [],
  };
}

/** The sent answers to questions, counted. */
export async function resultsOf(
  db: Db,
  answers: RawBuilder<unknown>,
  questions: readonly Question[],
): Promise<Result[]> {
  const [answered, counts] = [await countAnswered(db, answers), await countValues(db, answers, questions)];
  return questions.map((question) =>
    resultOf(
      question,
      answered.get(question.id) ?? 0,
      counts.filter((count) => count.question === question.id),
    ),
  );
}

/** Versions of a questionnaire that were answered, the newest first. */
const findVersions = (db: Db, questionnaireId: number) =>
  db
    .selectFrom('questionnaire_answers')
    .where('questionnaire_id', '=', questionnaireId)
    .where('sent_at', 'is not', null)
    .groupBy('version')
    .orderBy('version', 'desc')
    .select(['version', sql<number>`count(*)::int`.as('sent')])
    .execute();

async function countDrafts(db: Db, questionnaireId: number): Promise<number> {
  const { drafts } = await db
    .selectFrom('questionnaire_answers')
    .where('questionnaire_id', '=', questionnaireId)
    .where('sent_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('drafts'))
    .executeTakeFirstOrThrow();
  return drafts;
}

/** How a questionnaire was answered, question by question. */
export async function answerSummary(db: Db, now: Date, query: Query): Promise<Schemas['ProjectAnswerSummary']> {
  const { questionnaireId } = query;
  const { questions } = await findAsked(db, query);
  const answers = await sentAnswers(db, now, query);
  const [counted, versions, drafts] = [
    await countSent(db, answers),
    await findVersions(db, questionnaireId),
    await countDrafts(db, questionnaireId),
  ];
  const masked = isMasked(query, counted.sent);
  return {
    questionnaireId,
    ...(masked ? { sent: 0, late: 0 } : counted),
    drafts,
    isMasked: masked,
    versions,
    questions: masked ? [] : await resultsOf(db, answers, questions),
  };
}
