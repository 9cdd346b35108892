import { answerTo } from './conditions.ts';
import {
  maxFilesOf,
  QUESTION_TYPE,
  QUESTIONNAIRE_LIMITS,
  questionsOf,
  scaleOf,
  type Answer,
  type Answers,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';
import { visibleQuestions } from './route.ts';

/**
 * What is wrong with an answer; also the key of the message shown.
 *
 * @source docs/domain/questionnaires.md#answers
 */
export type AnswerErrorKey =
  | 'required'
  | 'malformed'
  | 'tooShort'
  | 'tooLong'
  | 'notANumber'
  | 'outOfRange'
  | 'notAnOption'
  | 'tooFew'
  | 'tooMany'
  | 'notADate'
  | 'notALink'
  | 'unknownQuestion'
  | 'unreachable';

const ISO_DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;

/** Whether a text is a day of the calendar from 1900 to 2099. */
function isDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Whether a text is an https address of a public name, without user and password. */
function isLink(text: string): boolean {
  if (text.length > QUESTIONNAIRE_LIMITS.link || /[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && /[^.]\.[^.\d]+\.?$/.test(hostname) && username === '' && password === '';
}

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

type Check = (question: Question, answer: Answer, complete: boolean) => AnswerErrorKey | undefined;

const textCheck =
  (limit: number): Check =>
  ({ min = 0, max = limit }, answer, complete) => {
    if (typeof answer !== 'string') return 'malformed';
    if (answer.length > Math.min(max, limit)) return 'tooLong';
    return complete && answer.trim().length < min ? 'tooShort' : undefined;
  };

const isOption = ({ options = [] }: Question, id: unknown): boolean => options.some((option) => option.id === id);

const checkChoice: Check = (question, answer) => (isOption(question, answer) ? undefined : 'notAnOption');

const checkChoices: Check = (question, answer, complete) => {
  if (!Array.isArray(answer)) return 'malformed';
  if (isRepeated(answer) || !answer.every((id) => isOption(question, id))) return 'notAnOption';
  if (answer.length > (question.max ?? answer.length)) return 'tooMany';
  return complete && answer.length < (question.min ?? 0) ? 'tooFew' : undefined;
};

const checkRanking: Check = (question, answer, complete) => {
  if (!Array.isArray(answer)) return 'malformed';
  if (isRepeated(answer) || !answer.every((id) => isOption(question, id))) return 'notAnOption';
  return complete && answer.length < (question.options?.length ?? 0) ? 'tooFew' : undefined;
};

const checkFiles: Check = (question, answer, complete) => {
  if (!Array.isArray(answer) || isRepeated(answer)) return 'malformed';
  if (!answer.every((id) => Number.isSafeInteger(id) && Number(id) > 0)) return 'malformed';
  if (answer.length > maxFilesOf(question)) return 'tooMany';
  return complete && answer.length < (question.min ?? 0) ? 'tooFew' : undefined;
};

const checkStep: Check = ({ type }, answer) => {
  if (typeof answer !== 'number' || !Number.isInteger(answer)) return 'notANumber';
  const scale = scaleOf(type);
  return scale && (answer < scale.from || answer > scale.to) ? 'outOfRange' : undefined;
};

const checkNumber: Check = ({ min, max }, answer) => {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'notANumber';
  const { number: limit } = QUESTIONNAIRE_LIMITS;
  return answer < (min ?? -limit) || answer > (max ?? limit) ? 'outOfRange' : undefined;
};

const CHECKS: Readonly<Record<Question['type'], Check>> = {
  [QUESTION_TYPE.shortText]: textCheck(QUESTIONNAIRE_LIMITS.shortText),
  [QUESTION_TYPE.longText]: textCheck(QUESTIONNAIRE_LIMITS.longText),
  [QUESTION_TYPE.singleChoice]: checkChoice,
  [QUESTION_TYPE.multipleChoice]: checkChoices,
  [QUESTION_TYPE.dropdown]: checkChoice,
  [QUESTION_TYPE.yesNo]: (_question, answer) => (typeof answer === 'boolean' ? undefined : 'malformed'),
  [QUESTION_TYPE.scale5]: checkStep,
  [QUESTION_TYPE.nps]: checkStep,
  [QUESTION_TYPE.stars]: checkStep,
  [QUESTION_TYPE.number]: checkNumber,
  [QUESTION_TYPE.date]: (_question, answer) => (typeof answer === 'string' && isDay(answer) ? undefined : 'notADate'),
  [QUESTION_TYPE.ranking]: checkRanking,
  [QUESTION_TYPE.imageUpload]: checkFiles,
  [QUESTION_TYPE.videoUpload]: checkFiles,
  [QUESTION_TYPE.link]: (_question, answer) => (typeof answer === 'string' && isLink(answer) ? undefined : 'notALink'),
};

/**
 * What is wrong with the answer to one question, in the order in which a tester mends it.
 *
 * @param complete Whether the answers are sent for good; a draft may be incomplete, but never malformed.
 * @source docs/domain/questionnaires.md#answers
 */
export function answerError(
  question: Question,
  answer: Answer | undefined,
  { complete }: { readonly complete: boolean },
): AnswerErrorKey | undefined {
  const given = answer === undefined ? undefined : answerTo({ answer }, 'answer');
  if (given === undefined) return complete && question.required ? 'required' : undefined;
  return CHECKS[question.type](question, given, complete);
}

/**
 * What is wrong with answers, by the id of the question, for browser and server alike; empty when all is well. Answers
 * to questions that branching skips are an error in complete answers alone: `visibleAnswers` leaves them out.
 *
 * @param options.complete Whether the answers are sent for good; a draft may be incomplete, but never malformed.
 * @source docs/domain/questionnaires.md#answers
 */
export function answerErrors(
  definition: Questionnaire,
  answers: Answers,
  options: { readonly complete: boolean },
): Readonly<Record<string, AnswerErrorKey>> {
  const questions = new Map(questionsOf(definition).map((question) => [question.id, question]));
  const visible = new Set(visibleQuestions(definition, answers));
  const errors: [string, AnswerErrorKey][] = [];
  for (const question of questions.values()) {
    const answer = answerTo(answers, question.id);
    const isSkipped = options.complete && !visible.has(question);
    const error = isSkipped ? answer !== undefined && 'unreachable' : answerError(question, answer, options);
    if (error) errors.push([question.id, error]);
  }
  const unknown = Object.keys(answers).filter((id) => !questions.has(id));
  return Object.fromEntries([...errors, ...unknown.map((id) => [id, 'unknownQuestion'] as const)]);
}
