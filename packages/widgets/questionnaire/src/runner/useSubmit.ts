import { useState } from 'react';
import { visibleAnswers, type Answers, type Questionnaire } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import type { AnswerErrors, Run } from './useRun.ts';

interface Submission {
  definition: Questionnaire;
  run: Run;
  uploading: number;
  onSubmit: (answers: Answers) => Promise<void | AnswerErrors>;
  saveNow: () => Promise<void>;
  openQuestion: (questionId: string) => void;
  errorText: (error: unknown) => string;
}

/** The end of a questionnaire: checks all pages, asks, sends and says what the server found. */
export function useSubmit({ definition, run, uploading, onSubmit, saveNow, openQuestion, errorText }: Submission) {
  const t = useMessages(messages);
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();

  /** The first question that is wrong on any page. */
  const firstWrong = (errors: AnswerErrors) =>
    run.pages
      .flatMap(({ id, questions }) => questions.map((question) => ({ pageId: id, question })))
      .find(({ question }) => Object.hasOwn(errors, question.id));
  const showWrong = (errors: AnswerErrors): boolean => {
    const wrong = firstWrong(errors);
    if (!wrong) return false;
    run.check(wrong.pageId);
    openQuestion(wrong.question.id);
    return true;
  };

  return {
    isAsked,
    setAsked,
    isPending,
    isDone,
    errorMessage,
    ask() {
      setErrorMessage(undefined);
      if (showWrong(run.errors)) return;
      if (uploading > 0) setErrorMessage(t('questionnaireRunner.uploadsUnderWay'));
      else setAsked(true);
    },
    async send() {
      setPending(true);
      try {
        // A draft that is on its way must not overwrite what is sent.
        await saveNow();
        const errors = await onSubmit(visibleAnswers(definition, run.answers));
        setAsked(false);
        if (errors && Object.keys(errors).length > 0) {
          run.showErrors(errors);
          showWrong(errors);
        } else setDone(true);
      } catch (error) {
        setAsked(false);
        setErrorMessage(errorText(error));
      } finally {
        setPending(false);
      }
    },
  };
}
