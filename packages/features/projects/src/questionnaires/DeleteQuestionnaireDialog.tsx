import { useMutation } from '@tanstack/react-query';
import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { readOf } from './questionnaireFacts.ts';

interface DeleteQuestionnaireDialogProps {
  questionnaire: ProjectQuestionnaire;
  onClose: () => void;
}

/** Deletes a questionnaire that nobody has begun to answer. */
export function DeleteQuestionnaireDialog({ questionnaire, onClose }: DeleteQuestionnaireDialogProps) {
  const { t, title } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const removal = useMutation(calls.removeQuestionnaire());
  return (
    <RemoveDialog
      title={t('projects.questionnaires.delete.title')}
      onRemove={() => removal.mutateAsync(readOf(questionnaire))}
      onDone={() => {
        announce(t('projects.questionnaires.done.deleted'));
        onClose();
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {errorText(error)}
        </InlineAlert>
      )}
    >
      {t('projects.questionnaires.delete.text', { title: title(questionnaire) })}
    </RemoveDialog>
  );
}
