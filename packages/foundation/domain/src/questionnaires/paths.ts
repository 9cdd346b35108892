import {
  hasOptions,
  QUESTION_TYPE,
  QUESTIONNAIRE_LIMITS,
  questionsOf,
  scaleOf,
  type Answer,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';
import { nextPlace, placesOf } from './route.ts';

/**
 * How many questions a way through a questionnaire has, and how long it takes about.
 *
 * @source docs/domain/questionnaires.md#paths
 */
export interface PathLength {
  readonly questions: number;
  /** Whole minutes, at least 1 where there is a question. */
  readonly minutes: number;
}

/**
 * The ways through a questionnaire.
 *
 * @source docs/domain/questionnaires.md#paths
 */
export interface QuestionnairePaths {
  /** The way with the fewest questions. */
  readonly shortest: PathLength;
  /** The way with the most questions. */
  readonly longest: PathLength;
  /** Ids of the questions that no answers lead to, in their order. */
  readonly unreachable: readonly string[];
}

/**
 * About how long a question takes, in seconds.
 *
 * @source docs/domain/questionnaires.md#paths
 */
export const QUESTION_SECONDS: Readonly<Record<Question['type'], number>> = {
  [QUESTION_TYPE.shortText]: 30,
  [QUESTION_TYPE.longText]: 75,
  [QUESTION_TYPE.singleChoice]: 15,
  [QUESTION_TYPE.multipleChoice]: 25,
  [QUESTION_TYPE.dropdown]: 15,
  [QUESTION_TYPE.yesNo]: 10,
  [QUESTION_TYPE.scale5]: 15,
  [QUESTION_TYPE.nps]: 15,
  [QUESTION_TYPE.stars]: 15,
  [QUESTION_TYPE.number]: 25,
  [QUESTION_TYPE.date]: 20,
  [QUESTION_TYPE.ranking]: 45,
  [QUESTION_TYPE.imageUpload]: 90,
  [QUESTION_TYPE.videoUpload]: 120,
  [QUESTION_TYPE.link]: 45,
};

/** Every number at which the rules of a question may begin or cease to hold, and one between each two. */
function tellingNumbers(question: Question): readonly number[] {
  const { number: limit } = QUESTIONNAIRE_LIMITS;
  const low = question.min ?? -limit;
  const high = question.max ?? limit;
  const ends = (question.rules ?? []).flatMap(({ when }) => (when.kind === 'between' ? [when.from, when.to] : []));
  const edges = [low, ...ends.filter((end) => end > low && end < high).toSorted((a, b) => a - b), high];
  return edges.flatMap((edge, place) => [edge, (edge + (edges[place + 1] ?? edge)) / 2]);
}

/**
 * The ids of the options by the place of the first rule that one of them makes hold; those that no rule names come
 * last. Any later ones may be chosen with an option without a change of the way.
 */
function optionsByRule({ options = [], rules = [] }: Question): readonly string[] {
  const firstRule = (id: string): number => {
    const place = rules.findIndex(
      ({ when }) => when.kind === 'answered' || (when.kind === 'oneOf' && when.values.includes(id)),
    );
    return place < 0 ? rules.length : place;
  };
  return options.map(({ id }) => id).toSorted((a, b) => firstRule(a) - firstRule(b));
}

/** Sets of choices that stand for all sets: each option together with as many later ones as must be chosen. */
function tellingChoices(question: Question): readonly Answer[] {
  const ids = optionsByRule(question);
  const fewest = Math.max(question.min ?? 1, 1);
  return ids.slice(0, Math.max(ids.length - fewest + 1, 0)).map((_, place) => ids.slice(place, place + fewest));
}

/** Answers to a question, one at least for every way on from it. */
function tellingAnswers(question: Question): readonly (Answer | undefined)[] {
  const { type, options = [], required } = question;
  const scale = scaleOf(type);
  const given = (): readonly Answer[] => {
    if (scale) return Array.from({ length: scale.to - scale.from + 1 }, (_, step) => scale.from + step);
    if (type === QUESTION_TYPE.number) return tellingNumbers(question);
    if (type === QUESTION_TYPE.yesNo) return [true, false];
    if (type === QUESTION_TYPE.multipleChoice) return tellingChoices(question);
    if (type === QUESTION_TYPE.ranking) return options.map(({ id }) => [id]);
    return hasOptions(type) ? options.map(({ id }) => id) : ['x'];
  };
  return required ? given() : [undefined, ...given()];
}

interface Length {
  readonly questions: number;
  readonly seconds: number;
}
const NOTHING: Length = { questions: 0, seconds: 0 };
const compareLengths = (a: Length, b: Length): number => a.questions - b.questions || a.seconds - b.seconds;
const pathLength = ({ questions, seconds }: Length): PathLength => ({
  questions,
  minutes: questions === 0 ? 0 : Math.max(1, Math.round(seconds / 60)),
});

/** The length of the best way from the first question, by what leads on from each; ways lead forward alone. */
function bestLength(
  questions: readonly Question[],
  next: readonly (readonly number[])[],
  compare: (a: Length, b: Length) => number,
): Length {
  const best: Length[] = [];
  for (const [place, { type }] of [...questions.entries()].toReversed()) {
    const [rest = NOTHING] = (next[place] ?? []).map((target) => best[target] ?? NOTHING).toSorted(compare);
    best[place] = { questions: rest.questions + 1, seconds: rest.seconds + QUESTION_SECONDS[type] };
  }
  return best[0] ?? NOTHING;
}

/**
 * The shortest and the longest way through a questionnaire, and what no way leads to. Required questions count as
 * answered; which answers are possible is taken from type, options and bounds.
 *
 * @source docs/domain/questionnaires.md#paths
 */
export function paths(definition: Questionnaire): QuestionnairePaths {
  const questions = questionsOf(definition);
  const places = placesOf(questions);
  const next = questions.map((question, place) => {
    const targets = tellingAnswers(question).map((answer) => nextPlace(questions, places, place, answer));
    // A choice without options cannot be answered; the draft goes on with the next question.
    return targets.length === 0 ? [place + 1] : [...new Set(targets)];
  });

  const shortest = bestLength(questions, next, compareLengths);
  const longest = bestLength(questions, next, (a, b) => compareLengths(b, a));
  const reached = new Set([0]);
  next.forEach((targets, place) => {
    if (reached.has(place)) for (const target of targets) reached.add(target);
  });
  return {
    shortest: pathLength(shortest),
    longest: pathLength(longest),
    unreachable: questions.filter((_, place) => !reached.has(place)).map(({ id }) => id),
  };
}
