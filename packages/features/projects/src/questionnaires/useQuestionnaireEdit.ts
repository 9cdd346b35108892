import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changedMeanwhile } from '@resonanz/api-client/errors';
import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import type { Questionnaire } from '@resonanz/domain/questionnaires';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { factsOf, type QuestionnaireFacts, readOf, toWire } from './questionnaireFacts.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A questionnaire while it is edited: what is entered, whether it is saved, and what saving or releasing it said. */
export function useQuestionnaireEdit(read: ProjectQuestionnaire) {
  const { t } = useProjectText();
  const { calls, announce, notifySuccess, errorText } = useProjectActions();
  const [stored, setStored] = useState(read);
  const [facts, setFacts] = useState(() => factsOf(read));
  const [draft, setDraft] = useState<Questionnaire>(read.draft);
  const record = useRecordSave(calls.saveQuestionnaire(), readOf(read), () => undefined);
  const releasing = useMutation(calls.releaseQuestionnaire());
  // What was sent last, not what came back: a database keeps the parts of a draft in an order of its own.
  const [saved, setSaved] = useState({ facts, draft });
  const isDirty = !isSame(facts, saved.facts) || !isSame(draft, saved.draft);
  useUnsavedChanges(isDirty);

  /** Saves what is entered; gives what is stored then, or undefined when it was rejected. */
  async function save(): Promise<ProjectQuestionnaire | undefined> {
    if (!isDirty) return stored;
    const answer = await record.save({ ...facts, projectId: stored.projectId, draft: toWire(draft) });
    if (answer === undefined) return undefined;
    setStored(answer);
    setSaved({ facts, draft });
    announce(t('projects.questionnaires.done.saved'));
    return answer;
  }

  return {
    stored,
    facts,
    setFacts: (values: QuestionnaireFacts) => setFacts(values),
    draft,
    setDraft,
    isDirty,
    save,
    /** Saves the draft and releases it; `rejected` when it is saved but could not be released. */
    async release(): Promise<'released' | 'rejected' | 'unsaved'> {
      const read = await save();
      if (read === undefined) return 'unsaved';
      try {
        const released = await releasing.mutateAsync(readOf(read));
        setStored(released);
        record.goOnFrom(released.updatedAt);
        notifySuccess(t('projects.questionnaires.done.released', { version: released.version ?? 1 }));
        return 'released';
      } catch (error) {
        return changedMeanwhile(error) ? 'unsaved' : 'rejected';
      }
    },
    isPending: record.isPending || releasing.isPending,
    stale: record.stale ?? changedMeanwhile(releasing.error),
    failure: record.error ? errorText(record.error) : undefined,
    releaseFailure: releasing.error ? errorText(releasing.error) : undefined,
    forgetRelease: () => releasing.reset(),
  };
}
