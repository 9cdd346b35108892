import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedMeanwhile, isApiError } from '@resonanz/api-client/errors';
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
import { type KeptAnswers, keptAnswers, nameOnDevice } from './answersOnDevice.ts';

type Wire = TesterAnswersDraft['answers'];

/** Why the answers can go on no further here: others were saved elsewhere, or the questions changed. */
export type Interruption = 'changedMeanwhile' | 'questionnaireChanged' | 'answersSent' | 'questionnaireClosed';

interface Interrupted {
  readonly reason: Interruption;
  /** When the other answers were saved, which is the version to save over; undefined where that is not known. */
  readonly at: string | null | undefined;
}

const INTERRUPTIONS: readonly Interruption[] = [
  'changedMeanwhile',
  'questionnaireChanged',
  'answersSent',
  'questionnaireClosed',
];

const interruptionOf = (error: unknown): Interruption | undefined =>
  isApiError(error, 'conflict') ? INTERRUPTIONS.find((key) => key === error.errorKey) : undefined;

/** Runs one call after the other, so that no save meets the one before. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(work, work);
    last.current = next.catch(() => undefined);
    return next;
  }, []);
}

/**
 * Saves the answers of a questionnaire: on the device at once, on the server when it can be reached. What was left on
 * the device goes on from there, and is forgotten only once the server has it.
 */
export function useAnswers(questionnaire: TesterQuestionnaire) {
  const { applicationId, questionnaireId, version } = questionnaire;
  const api = useApi();
  const { user, isOffline } = useSession();
  const userId = user?.id ?? 0;
  const name = nameOnDevice(questionnaire);
  const [restored] = useState(() => keptAnswers(readSavedWork(userId, name), questionnaire));
  const [interruption, setInterruption] = useState<Interrupted | undefined>(
    restored?.isElsewhere ? { reason: 'changedMeanwhile', at: questionnaire.updatedAt } : undefined,
  );
  const [sent, setSent] = useState<TesterAnswersSent>();
  const [allowsMedia, setAllowsMedia] = useState(restored?.allowsMedia ?? questionnaire.allowsMedia);
  const state = useRef({
    answers: restored?.answers ?? (questionnaire.answers as Wire),
    updatedAt: questionnaire.updatedAt,
    allowsMedia: restored?.allowsMedia ?? questionnaire.allowsMedia,
    savedMedia: questionnaire.allowsMedia,
    removed: [] as readonly number[],
    isInterrupted: restored?.isElsewhere ?? false,
  });
  const inTurn = useQueue();
  const mutations = testerProjectMutations(api, useQueryClient());
  const { mutateAsync: saveOnServer } = useMutation(mutations.saveAnswers());
  const { mutateAsync: submitToServer } = useMutation(mutations.submitAnswers());
  const { mutateAsync: deleteOnServer } = useMutation(mutations.deleteMedia());

  const keep = useCallback(() => {
    const { answers, updatedAt, allowsMedia: allowed, savedMedia } = state.current;
    const work: KeptAnswers = { answers, version, updatedAt, ...(allowed !== savedMedia && { allowsMedia: allowed }) };
    saveWork(userId, name, work);
  }, [userId, name, version]);

  const onKeep = useCallback(
    (answers: Answers): void => {
      state.current.answers = answers as Wire;
      keep();
    },
    [keep],
  );

  const interrupt = useCallback((error: unknown) => {
    const found = interruptionOf(error);
    if (found === undefined) return;
    state.current.isInterrupted = true;
    setInterruption({ reason: found, at: changedMeanwhile(error)?.at });
  }, []);

  const bodyOf = useCallback(
    (answers: Wire) => ({
      applicationId,
      questionnaireId,
      version,
      answers,
      updatedAt: state.current.updatedAt,
      allowsMedia: state.current.allowsMedia,
    }),
    [applicationId, questionnaireId, version],
  );

  /** Deletes files that no saved answer names any more; one that cannot be deleted now harms nobody. */
  const deleteRemoved = useCallback(async (): Promise<void> => {
    const { removed } = state.current;
    state.current.removed = [];
    await Promise.allSettled(removed.map((fileId) => deleteOnServer({ applicationId, fileId })));
  }, [deleteOnServer, applicationId]);

  const saveNow = useCallback(
    (answers: Wire): Promise<void> =>
      inTurn(async () => {
        if (state.current.isInterrupted) throw new Error('The answers wait for a choice of the tester.');
        const body = bodyOf(answers);
        try {
          const { updatedAt } = await saveOnServer(body);
          state.current.updatedAt = updatedAt;
          state.current.savedMedia = body.allowsMedia;
          const isAllSaved =
            JSON.stringify(state.current.answers) === JSON.stringify(answers) &&
            state.current.allowsMedia === body.allowsMedia;
          if (isAllSaved) saveWork(userId, name, null);
          else keep();
        } catch (error) {
          interrupt(error);
          throw error;
        }
        await deleteRemoved();
      }),
    [inTurn, bodyOf, saveOnServer, userId, name, keep, interrupt, deleteRemoved],
  );

  // A consent is saved when it is changed, and once there is a connection again.
  useEffect(() => {
    if (isOffline || allowsMedia === state.current.savedMedia) return;
    void saveNow(state.current.answers).catch(() => undefined);
  }, [allowsMedia, isOffline, saveNow]);

  const onSubmit = async (answers: Answers) => {
    try {
      setSent(await inTurn(() => submitToServer(bodyOf(answers as Wire))));
    } catch (error) {
      interrupt(error);
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
    answers: restored?.answers ?? questionnaire.answers,
    isRestored: restored !== undefined,
    isOffline,
    interruption: interruption?.reason,
    sent,
    allowsMedia,
    setAllowsMedia(isAllowed: boolean) {
      state.current.allowsMedia = isAllowed;
      setAllowsMedia(isAllowed);
      keep();
    },
    onKeep,
    onSave: (answers: Answers) => saveNow(answers as Wire),
    onSubmit,
    upload,
    onRemoveFile(fileId: number) {
      state.current.removed = [...state.current.removed, fileId];
    },
    /** Saves these answers over those of the other window; undefined where that cannot be. */
    saveOver:
      interruption?.reason === 'changedMeanwhile' && interruption.at !== undefined
        ? () => {
            state.current.updatedAt = interruption.at ?? null;
            state.current.isInterrupted = false;
            setInterruption(undefined);
            keep();
            void saveNow(state.current.answers).catch(() => undefined);
          }
        : undefined,
    /** Forgets what is on the device, so that what the server has is shown. */
    forget: () => saveWork(userId, name, null),
  };
}
