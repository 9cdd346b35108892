import { useState } from 'react';
import type { ServerAnswer, ServerErrors } from './ServerErrorsContext.ts';

const NONE: ServerErrors = {};

const saysMore = (last: ServerErrors, next: ServerErrors) =>
  Object.entries(next).some(([name, words]) => String(words) !== String(last[name]));

/**
 * Numbers the server's answers. Callers may build the errors again whenever they render, so another object with the
 * same words is an answer only after another attempt; without this an edited field would get its old error back.
 */
export function useServerErrors(errors: ServerErrors = NONE, attempts: number): ServerAnswer {
  const [known, setKnown] = useState({ errors, attempts, answer: 0 });
  const isAnswer = errors !== known.errors && (attempts !== known.attempts || saysMore(known.errors, errors));
  if (isAnswer) setKnown({ errors, attempts, answer: known.answer + 1 });
  else if (saysMore(errors, known.errors)) setKnown({ ...known, errors });
  return known;
}
