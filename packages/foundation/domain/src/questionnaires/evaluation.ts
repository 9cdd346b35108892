import { hasOptions, QUESTION_TYPE, type Question, type QuestionType, scaleOf } from './questionnaire.ts';

/**
 * Fewest people a group needs to be shown.
 *
 * @source docs/domain/evaluation.md#small-groups
 */
export const SMALLEST_GROUP = 5;

/**
 * Most quotes of a product test.
 *
 * @source docs/domain/evaluation.md#quotes
 */
export const MAX_QUOTES = 30;

/**
 * How the answers to a question are evaluated.
 *
 * @source docs/domain/evaluation.md#questions
 */
export type EvaluationKind = 'choices' | 'scale' | 'numbers' | 'dates' | 'ranking' | 'texts' | 'files';

const KINDS: Readonly<Partial<Record<QuestionType, EvaluationKind>>> = {
  [QUESTION_TYPE.number]: 'numbers',
  [QUESTION_TYPE.date]: 'dates',
  [QUESTION_TYPE.ranking]: 'ranking',
  [QUESTION_TYPE.imageUpload]: 'files',
  [QUESTION_TYPE.videoUpload]: 'files',
  [QUESTION_TYPE.yesNo]: 'choices',
};

/**
 * How the answers to questions of a type are evaluated.
 *
 * @source docs/domain/evaluation.md#questions
 */
export function evaluationOf(type: QuestionType): EvaluationKind {
  const kind = KINDS[type];
  if (kind !== undefined) return kind;
  if (scaleOf(type) !== undefined) return 'scale';
  return hasOptions(type) ? 'choices' : 'texts';
}

/**
 * The few fixed answers of a question, as they are counted: ids of options, steps, `yes` and `no`; empty for other
 * questions, and for rankings.
 *
 * @source docs/domain/evaluation.md#questions
 */
export function countedValues({ type, options = [] }: Pick<Question, 'type' | 'options'>): readonly string[] {
  const scale = scaleOf(type);
  if (scale) return Array.from({ length: scale.to - scale.from + 1 }, (_, step) => String(scale.from + step));
  if (type === QUESTION_TYPE.yesNo) return ['yes', 'no'];
  return evaluationOf(type) === 'choices' ? options.map(({ id }) => id) : [];
}

/**
 * A number with how often it was answered.
 *
 * @source docs/domain/evaluation.md#figures
 */
export interface NumberCount {
  readonly value: number;
  readonly count: number;
}

/**
 * What is said of numbers.
 *
 * @source docs/domain/evaluation.md#figures
 */
export interface NumberStatistics {
  readonly mean: number;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

const peopleOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const answeredInOrder = (counts: readonly NumberCount[]): NumberCount[] =>
  counts.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);

/**
 * Mean, median and ends of numbers; null without any.
 *
 * @source docs/domain/evaluation.md#figures
 */
export function statisticsOf(counts: readonly NumberCount[]): NumberStatistics | null {
  const ordered = answeredInOrder(counts);
  const [lowest, highest] = [ordered.at(0), ordered.at(-1)];
  if (!lowest || !highest) return null;
  const people = peopleOf(ordered);
  /** The number at a place of all answers in order. */
  const at = (place: number): number => {
    let passed = 0;
    return ordered.find(({ count }) => (passed += count) > place)?.value ?? highest.value;
  };
  return {
    mean: ordered.reduce((sum, { value, count }) => sum + value * count, 0) / people,
    median: (at(Math.floor((people - 1) / 2)) + at(Math.floor(people / 2))) / 2,
    lowest: lowest.value,
    highest: highest.value,
  };
}

/**
 * A range of numbers with how many lie in it; its upper end belongs to the next range, that of the last to itself.
 *
 * @source docs/domain/evaluation.md#figures
 */
export interface NumberBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Widths that people like to read. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** The smallest readable width that is not below another. */
function readableWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const step = STEPS.find((each) => each * power >= width * (1 - Number.EPSILON)) ?? 10;
  return step * power;
}

/**
 * Numbers in at most ten ranges of the same readable width.
 *
 * @source docs/domain/evaluation.md#figures
 */
export function binsOf(counts: readonly NumberCount[]): readonly NumberBin[] {
  const MAX_BINS = 10;
  const ordered = answeredInOrder(counts);
  const [lowest, highest] = [ordered.at(0)?.value, ordered.at(-1)?.value];
  if (lowest === undefined || highest === undefined) return [];
  if (lowest === highest) return [{ from: lowest, to: highest, count: peopleOf(ordered) }];
  // A range that begins at a multiple of its width may need one more than its span says.
  const width = readableWidth((highest - lowest) / (MAX_BINS - 1));
  const first = Math.floor(lowest / width);
  const last = Math.max(first, Math.ceil(highest / width) - 1);
  const placeOf = (value: number): number => Math.min(Math.floor(value / width), last);
  const round = (value: number): number => Number(value.toPrecision(12));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: round((first + index) * width),
    to: round((first + index + 1) * width),
    count: peopleOf(ordered.filter(({ value }) => placeOf(value) === first + index)),
  }));
}

/**
 * How willing people are to recommend something.
 *
 * @source docs/domain/evaluation.md#recommendation
 */
export interface Recommendation {
  /** Answered 9 or 10. */
  readonly promoters: number;
  /** Answered 7 or 8. */
  readonly passives: number;
  /** Answered 0 to 6. */
  readonly detractors: number;
  /** Percent of promoters less percent of detractors, from −100 to 100. */
  readonly score: number;
}

/**
 * The net promoter score of answers from 0 to 10; null without any.
 *
 * @source docs/domain/evaluation.md#recommendation
 */
export function recommendationOf(counts: readonly NumberCount[]): Recommendation | null {
  const people = peopleOf(counts);
  if (people === 0) return null;
  const promoters = peopleOf(counts.filter(({ value }) => value >= 9));
  const detractors = peopleOf(counts.filter(({ value }) => value <= 6));
  return {
    promoters,
    passives: people - promoters - detractors,
    detractors,
    score: Math.round(((promoters - detractors) / people) * 100),
  };
}

/**
 * A part of a whole in percent, to one digit; null of nothing.
 *
 * @source docs/domain/evaluation.md#figures
 */
export const shareOf = (count: number, people: number): number | null =>
  people === 0 ? null : Math.round((count / people) * 1000) / 10;
