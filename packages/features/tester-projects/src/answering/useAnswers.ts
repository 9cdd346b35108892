import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedMeanwhile, isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import {
  sendTesterMedia,
  testerProjectMutations,
  testerProjectQueries,
  type TesterAnswersDraft,
  type TesterAnswersSent,
  type TesterQuestionnaire,
} from '@resonanz/api-client/testerProjects';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import type { Answers } from '@resonanz/domain/questionnaires';
import { useSession } from '@resonanz/session/react';
import { readSavedWork, saveWork } from '@resonanz/session/session';
import { answerErrorsOf } from './answerErrorsOf.ts';
import { areSame, type KeptAnswers, keptAnswers, nameOnDevice } from './answersOnDevice.ts';

type Wire = TesterAnswersDraft['answers'];

/** Why the answers can go on no further here: others were saved elsewhere, or the questions changed. */
type Interruption = 'changedMeanwhile' | 'questionnaireChanged' | 'answersSent' | 'questionnaireClosed';

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

/** Nothing goes over other answers before the tester has chosen. */
function rejectInterrupted({ isInterrupted }: { readonly isInterrupted: boolean }): void {
  if (isInterrupted) throw new Error('The answers wait for a choice of the tester.');
}

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
  const [onDevice] = useState(() => readSavedWork(userId, name));
  // What was sent is over: nothing of the device stands in its place.
  const isSent = questionnaire.window === 'sent';
  const [restored] = useState(() => (isSent ? undefined : keptAnswers(onDevice, questionnaire)));
  const [interruption, setInterruption] = useState<Interrupted | undefined>(
    restored?.isElsewhere ? { reason: 'changedMeanwhile', at: questionnaire.updatedAt } : undefined,
  );
  const [sent, setSent] = useState<TesterAnswersSent>();
  const [uploads, setUploads] = useState(0);
  // Answers go on from the device; a file that is left under way does not.
  useUnsavedChanges(uploads > 0);
  const [allowsMedia, setAllowsMedia] = useState(restored?.allowsMedia ?? questionnaire.allowsMedia);
  const state = useRef({
    answers: restored?.answers ?? (questionnaire.answers as Wire),
    updatedAt: questionnaire.updatedAt,
    allowsMedia: restored?.allowsMedia ?? questionnaire.allowsMedia,
    savedMedia: questionnaire.allowsMedia,
    removed: [] as readonly number[],
    isInterrupted: restored?.isElsewhere ?? false,
    /** What this window has put on the device, as text; another window's is not ours to forget. */
    onDevice: JSON.stringify(onDevice),
    /** Answers whose saves got no answer: the server may have one of them, or none. */
    unanswered: [] as readonly Wire[],
  });
  const inTurn = useQueue();
  const queryClient = useQueryClient();
  const mutations = testerProjectMutations(api, queryClient);
  const { mutateAsync: saveOnServer } = useMutation(mutations.saveAnswers());
  const { mutateAsync: submitToServer } = useMutation(mutations.submitAnswers());
  const { mutateAsync: deleteOnServer } = useMutation(mutations.deleteMedia());

  const keep = useCallback(() => {
    const { answers, updatedAt, allowsMedia: allowed, savedMedia } = state.current;
    const work: KeptAnswers = { answers, version, updatedAt, ...(allowed !== savedMedia && { allowsMedia: allowed }) };
    state.current.onDevice = JSON.stringify(work);
    saveWork(userId, name, work);
  }, [userId, name, version]);

  const forgetOwn = useCallback(() => {
    if (JSON.stringify(readSavedWork(userId, name)) === state.current.onDevice) saveWork(userId, name, null);
  }, [userId, name]);

  useEffect(() => {
    if (isSent) forgetOwn();
  }, [isSent, forgetOwn]);

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

  /** Deletes files that the saved answers name no more; one that cannot be deleted now harms nobody. */
  const deleteRemoved = useCallback(
    async (saved: Wire): Promise<void> => {
      // Taken out while these were on their way: with the next ones.
      const isNamed = (fileId: number) =>
        Object.values(saved).some((answer) => Array.isArray(answer) && (answer as readonly unknown[]).includes(fileId));
      const { removed } = state.current;
      state.current.removed = removed.filter(isNamed);
      const unnamed = removed.filter((fileId) => !isNamed(fileId));
      await Promise.allSettled(unnamed.map((fileId) => deleteOnServer({ applicationId, fileId })));
    },
    [deleteOnServer, applicationId],
  );

  /** Takes up the version that a save of this window has made whose answer was lost on the way. */
  const adoptOwn = useCallback(
    async (error: unknown): Promise<boolean> => {
      const { unanswered } = state.current;
      if (unanswered.length === 0 || changedMeanwhile(error) === undefined) return false;
      const ref = { applicationId, questionnaireId };
      const stored = await queryClient.fetchQuery({ ...testerProjectQueries(api).questionnaire(ref), staleTime: 0 });
      if (!unanswered.some((each) => areSame(stored.answers as Wire, each))) return false;
      state.current.updatedAt = stored.updatedAt;
      return true;
    },
    [api, applicationId, questionnaireId, queryClient],
  );

  const sendDraft = useCallback(
    async (body: TesterAnswersDraft): Promise<string> => {
      try {
        return (await saveOnServer(body)).updatedAt;
      } catch (error) {
        if (!(await adoptOwn(error))) throw error;
        return (await saveOnServer({ ...body, updatedAt: state.current.updatedAt })).updatedAt;
      }
    },
    [saveOnServer, adoptOwn],
  );

  const saveNow = useCallback(
    (answers: Wire): Promise<void> =>
      inTurn(async () => {
        rejectInterrupted(state.current);
        const body = bodyOf(answers);
        try {
          state.current.updatedAt = await sendDraft(body);
          state.current.unanswered = [];
          state.current.savedMedia = body.allowsMedia;
          const isAllSaved = areSame(state.current.answers, answers) && state.current.allowsMedia === body.allowsMedia;
          if (isAllSaved) forgetOwn();
          else keep();
        } catch (error) {
          if (!isApiError(error, 'conflict')) state.current.unanswered = [...state.current.unanswered, answers];
          interrupt(error);
          throw error;
        }
        await deleteRemoved(answers);
      }),
    [inTurn, bodyOf, sendDraft, forgetOwn, keep, interrupt, deleteRemoved],
  );

  // A consent is saved when it is changed, and once there is a connection again.
  useEffect(() => {
    if (isOffline || allowsMedia === state.current.savedMedia) return;
    void saveNow(state.current.answers).catch(() => undefined);
  }, [allowsMedia, isOffline, saveNow]);

  const onSubmit = async (answers: Answers) => {
    try {
      setSent(
        await inTurn(() => {
          rejectInterrupted(state.current);
          return submitToServer(bodyOf(answers as Wire));
        }),
      );
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
    setUploads((before) => before + 1);
    try {
      const { fileId } = await sendTesterMedia(api, {
        applicationId,
        file,
        signal,
        onProgress: ({ loaded }) => onProgress(loaded),
      });
      return fileId;
    } finally {
      setUploads((before) => before - 1);
    }
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
