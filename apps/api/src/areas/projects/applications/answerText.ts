import type { Schemas } from '../../../platform/http/Schemas.ts';

type Question = Schemas['Question'];
type Text = Schemas['LocalizedText'];

const YES: Text = { de: 'Ja', en: 'Yes' };
const NO: Text = { de: 'Nein', en: 'No' };

const same = (text: string): Text => ({ de: text, en: text });

function partText({ options = [] }: Question, part: unknown): Text {
  if (typeof part === 'boolean') return part ? YES : NO;
  return options.find(({ id }) => id === part)?.text ?? same(String(part));
}

/** The answer to a question as a person reads it; undefined while there is none. */
export function answerText(
  question: Question,
  answers: Readonly<Record<string, unknown>> | undefined,
): Text | undefined {
  const answer = answers?.[question.id];
  if (answer === undefined || answer === null || answer === '') return undefined;
  const parts = (Array.isArray(answer) ? answer : [answer]).map((part) => partText(question, part));
  return { de: parts.map(({ de }) => de).join(', '), en: parts.map(({ en }) => en).join(', ') };
}
