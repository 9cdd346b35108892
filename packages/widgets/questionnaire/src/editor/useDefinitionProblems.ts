'use client';

import { useMemo } from 'react';
import {
  definitionErrors,
  questionsOf,
  type DefinitionError,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { definitionErrorText, questionOfError } from './errorWords.ts';

/** What is wrong with a definition, and in words with its place. */
export interface DefinitionProblem {
  /** The error as the rules know it. */
  readonly error: DefinitionError;
  /** Page or question, and what is wrong there. */
  readonly text: string;
}

/** Everything that keeps a questionnaire from being released, in the words of the editor; empty when nothing does. */
export function useDefinitionProblems(definition: Questionnaire): readonly DefinitionProblem[] {
  const t = useMessages(messages);
  const errors = useMemo(() => definitionErrors(definition), [definition]);
  const numbers = new Map(questionsOf(definition).map(({ id }, place) => [id, place + 1] as const));
  return errors.map((error) => {
    const question = questionOfError(definition, error);
    const reason = definitionErrorText(t, error, question);
    if (question)
      return {
        error,
        text: t('questionnaireEditor.errorAtQuestion', { number: numbers.get(question.id) ?? 0, reason }),
      };
    const text =
      error.page === undefined ? reason : t('questionnaireEditor.errorAtPage', { page: error.page + 1, reason });
    return { error, text };
  });
}
