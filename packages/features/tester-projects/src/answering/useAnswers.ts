import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import {
  sendTesterMedia,
  testerProjectMutations,
  type TesterAnswersDraft,
  type TesterAnswersSent,
  type TesterQuestionnaire,
} from '@resonanz/api-client/testerProjects';
import type { Answers } from '@resonanz/domain/questionnaires';
import { useSession } from '@resonanz/session/react';
import { readSavedWork, saveWork } from '@resonanz/session/session';
import { answerErrorsOf } from './answerErrorsOf.ts';
import { keptAnswers, nameOnDevice } from './answersOnDevice.ts';

type Wire = TesterAnswersDraft['answers'];

const toWire = (answers: Answers): Wire => answers;

/** Why the answers can go on no further here: others were saved elsewhere, or the questions changed. */
export type Interruption = 'changedMeanwhile' | 'questionnaireChanged' | 'answersSent' | 'questionnaireClosed';

const INTERRUPTIONS: readonly Interruption[] = [
  'changedMeanwhile',
  'questionnaireChanged',
  'answersSent',
  'questionnaireClosed',
];

const interruptionOf = (error: unknown): Interruption | undefined =>
  isApiError(error, 'conflict') ? INTERRUPTIONS.find((key) => key === error.errorKey) : undefined;

/**
 * Saves the answers of a questionnaire: on the device at once, on the server when it can be reached. What was left on
 * the device goes on from there.
 */
export function useAnswers(questionnaire: TesterQuestionnaire) {
  const { applicationId, questionnaireId, version } = questionnaire;
  const api = useApi();
  const { user, isOffline } = useSession();
  const userId = user?.id ?? 0;
  const name = nameOnDevice(questionnaire);
  const [restored] = useState(() => keptAnswers(readSavedWork(userId, name), questionnaire));
  const [interruption, setInterruption] = useState<Interruption>();
  const [sent, setSent] = useState<TesterAnswersSent>();
  const [allowsMedia, setAllowsMedia] = useState(questionnaire.allowsMedia);
  const updatedAt = useRef(questionnaire.updatedAt);
  const unsent = useRef<Wire | undefined>(restored);
  const mutations = testerProjectMutations(api, useQueryClient());
  const { mutateAsync: saveOnServer } = useMutation(mutations.saveAnswers());
  const { mutateAsync: submitToServer } = useMutation(mutations.submitAnswers());

  const bodyOf = useCallback(
    (answers: Wire) => ({
      applicationId,
      questionnaireId,
      version,
      answers,
      updatedAt: updatedAt.current,
      allowsMedia,
    }),
    [applicationId, questionnaireId, version, allowsMedia],
  );

  const saveNow = useCallback(
    async (answers: Wire): Promise<void> => {
      try {
        ({ updatedAt: updatedAt.current } = await saveOnServer(bodyOf(answers)));
        unsent.current = undefined;
        saveWork(userId, name, null);
      } catch (error) {
        setInterruption(interruptionOf(error));
        // Without a network the answers stay on the device, and are sent when it is back.
        if (!isApiError(error, 'offline')) throw error;
      }
    },
    [saveOnServer, bodyOf, userId, name],
  );

  const onSave = useCallback(
    async (answers: Answers): Promise<void> => {
      const wire = toWire(answers);
      unsent.current = wire;
      saveWork(userId, name, { answers: wire, version, updatedAt: updatedAt.current });
      if (!isOffline) await saveNow(wire);
    },
    [saveNow, isOffline, userId, name, version],
  );

  // What was written without a network is sent as soon as there is one.
  useEffect(() => {
    if (!isOffline && unsent.current !== undefined) void saveNow(unsent.current).catch(() => undefined);
  }, [isOffline, saveNow]);

  const onSubmit = async (answers: Answers) => {
    try {
      setSent(await submitToServer(bodyOf(toWire(answers))));
    } catch (error) {
      setInterruption(interruptionOf(error));
      const wrong = isApiError(error, 'validation') ? answerErrorsOf(error.fieldErrors) : undefined;
      if (wrong) return wrong;
      throw error;
    }
    saveWork(userId, name, null);
    return undefined;
  };

  const upload = async (
    file: File,
    { onProgress, signal }: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
  ): Promise<number> => {
    const { fileId } = await sendTesterMedia(api, {
      applicationId,
      file,
      signal,
      onProgress: ({ loaded }) => onProgress(loaded),
    });
    return fileId;
  };

  return {
    answers: restored ?? questionnaire.answers,
    isRestored: restored !== undefined,
    isOffline,
    interruption,
    sent,
    allowsMedia,
    setAllowsMedia,
    onSave,
    onSubmit,
    upload,
    /** Forgets what is on the device, so that what the server has is shown. */
    forget: () => saveWork(userId, name, null),
  };
}
