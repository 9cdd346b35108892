import type { QuestionTypeId } from '../lookups/questionTypes.ts';

/**
 * The types of questions by name.
 *
 * @source docs/domain/lookups.md#question-types
 */
export const QUESTION_TYPE = {
  shortText: 1,
  longText: 2,
  singleChoice: 3,
  multipleChoice: 4,
  dropdown: 5,
  yesNo: 6,
  scale5: 7,
  nps: 8,
  stars: 9,
  number: 10,
  date: 11,
  ranking: 12,
  imageUpload: 13,
  videoUpload: 14,
  link: 15,
} as const satisfies Readonly<Record<string, QuestionTypeId>>;
/**
 * Type of a question.
 *
 * @source docs/domain/lookups.md#question-types
 */
export type QuestionType = QuestionTypeId;

/**
 * How much a questionnaire and its answers may hold: counts, and lengths in characters.
 *
 * @source docs/domain/questionnaires.md#limits
 */
export const QUESTIONNAIRE_LIMITS = {
  pages: 20,
  questions: 60,
  options: 20,
  rules: 10,
  id: 40,
  pageTitle: 100,
  questionText: 200,
  hint: 500,
  optionText: 200,
  endText: 60,
  shortText: 200,
  longText: 2000,
  link: 2000,
  /** Largest number that may be answered, also below zero. */
  number: 1_000_000_000,
  /** Images a question takes when it says nothing itself. */
  images: 4,
  /** Images a question may ask for at most. */
  maxImages: 10,
  videos: 1,
} as const;

/**
 * What may be uploaded to a question; the server decides by the content of the file, the browser by name and size.
 *
 * @source docs/domain/questionnaires.md#uploads
 */
export const QUESTIONNAIRE_FILES = {
  image: { types: ['image/jpeg', 'image/png'], maxBytes: 10 * 1024 ** 2 },
  video: { types: ['video/mp4', 'video/quicktime'], maxBytes: 200 * 1024 ** 2, maxSeconds: 60 },
} as const;

/**
 * Where a rule sends the tester who has nothing more to answer.
 *
 * @source docs/domain/questionnaires.md#branching
 */
export const END_OF_QUESTIONNAIRE = 'end';

/**
 * A text in both languages; empty in a draft where it is still missing.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export interface LocalizedText {
  readonly de: string;
  readonly en: string;
}

/**
 * What an answer is compared with; which kinds suit a type of question says `conditionKindsOf`.
 *
 * @source docs/domain/questionnaires.md#conditions
 */
export type Condition =
  | { readonly kind: 'between'; readonly from: number; readonly to: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'unanswered' };

/**
 * Where the questionnaire goes on when a condition holds: the id of a later question, or `END_OF_QUESTIONNAIRE`.
 *
 * @source docs/domain/questionnaires.md#branching
 */
export interface QuestionRule {
  readonly when: Condition;
  readonly goTo: string;
}

/**
 * One of the options of a choice or a ranking.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export interface QuestionOption {
  readonly id: string;
  readonly text: LocalizedText;
}

/**
 * A question of a questionnaire.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export interface Question {
  /** Stays the same through all versions; unique in the questionnaire. */
  readonly id: string;
  readonly type: QuestionType;
  readonly text: LocalizedText;
  readonly hint?: LocalizedText | undefined;
  readonly required: boolean;
  /** Whether the brand sees the answers in its report. */
  readonly inReport: boolean;
  /** Of choices and rankings. */
  readonly options?: readonly QuestionOption[] | undefined;
  /** What the lowest and the highest step of a scale mean. */
  readonly ends?: { readonly low: LocalizedText; readonly high: LocalizedText } | undefined;
  /** Lowest number, fewest choices, fewest files, or shortest text in characters. */
  readonly min?: number | undefined;
  /** Highest number, most choices, most files, or longest text in characters. */
  readonly max?: number | undefined;
  /** The first that holds decides which question is next. */
  readonly rules?: readonly QuestionRule[] | undefined;
  /** Of screening questions: which answers fit. */
  readonly expected?: Condition | undefined;
}

/**
 * A page of a questionnaire.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export interface QuestionnairePage {
  readonly id: string;
  readonly title: LocalizedText;
  readonly questions: readonly Question[];
}

/**
 * The definition of one version of a questionnaire.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export interface Questionnaire {
  readonly pages: readonly QuestionnairePage[];
}

/**
 * An answer: text, option id, day or address; number; yes or no; option ids, of a ranking in order; ids of files.
 *
 * @source docs/domain/questionnaires.md#answers
 */
export type Answer = string | number | boolean | readonly string[] | readonly number[];

/**
 * Answers by the id of their question.
 *
 * @source docs/domain/questionnaires.md#answers
 */
export type Answers = Readonly<Record<string, Answer>>;

const TYPES_WITH_OPTIONS: readonly QuestionType[] = [
  QUESTION_TYPE.singleChoice,
  QUESTION_TYPE.multipleChoice,
  QUESTION_TYPE.dropdown,
  QUESTION_TYPE.ranking,
];

/**
 * Whether questions of a type have options.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export const hasOptions = (type: QuestionType): boolean => TYPES_WITH_OPTIONS.includes(type);

/**
 * Whether the ends of a type are labelled.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export const hasEnds = (type: QuestionType): boolean => type === QUESTION_TYPE.scale5 || type === QUESTION_TYPE.nps;

/**
 * First and last step of a scale; undefined for other types.
 *
 * @source docs/domain/lookups.md#question-types
 */
export function scaleOf(type: QuestionType): { readonly from: number; readonly to: number } | undefined {
  if (type === QUESTION_TYPE.nps) return { from: 0, to: 10 };
  if (type === QUESTION_TYPE.scale5 || type === QUESTION_TYPE.stars) return { from: 1, to: 5 };
  return undefined;
}

/**
 * The bounds that `min` and `max` of a question must keep, and that hold where it says nothing; undefined for types
 * without any.
 *
 * @source docs/domain/questionnaires.md#limits
 */
export function boundsOf(
  question: Pick<Question, 'type' | 'options'>,
): { readonly from: number; readonly to: number } | undefined {
  const limits = QUESTIONNAIRE_LIMITS;
  switch (question.type) {
    case QUESTION_TYPE.shortText:
      return { from: 0, to: limits.shortText };
    case QUESTION_TYPE.longText:
      return { from: 0, to: limits.longText };
    case QUESTION_TYPE.multipleChoice:
      return { from: 0, to: question.options?.length ?? 0 };
    case QUESTION_TYPE.number:
      return { from: -limits.number, to: limits.number };
    case QUESTION_TYPE.imageUpload:
      return { from: 0, to: limits.maxImages };
    default:
      return undefined;
  }
}

/**
 * How many files a question takes; 0 for questions without an upload.
 *
 * @source docs/domain/questionnaires.md#uploads
 */
export function maxFilesOf(question: Pick<Question, 'type' | 'max'>): number {
  if (question.type === QUESTION_TYPE.videoUpload) return QUESTIONNAIRE_LIMITS.videos;
  if (question.type !== QUESTION_TYPE.imageUpload) return 0;
  return Math.min(question.max ?? QUESTIONNAIRE_LIMITS.images, QUESTIONNAIRE_LIMITS.maxImages);
}

/**
 * All questions in their order, whatever their page.
 *
 * @source docs/domain/questionnaires.md#definition
 */
export const questionsOf = (definition: Questionnaire): readonly Question[] =>
  definition.pages.flatMap((page) => page.questions);
