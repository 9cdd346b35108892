import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import type { DefinitionProblem } from '@resonanz/questionnaire/QuestionnaireEditor';
import { FormDialog } from '@resonanz/records/FormDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './questionnaires.css.ts';

interface ReleaseDialogProps {
  questionnaire: ProjectQuestionnaire;
  /** What is still missing; nothing can be released while there is something. */
  problems: readonly DefinitionProblem[];
  isPending: boolean;
  /** Why it was not released, in words. */
  failure: string | undefined;
  onRelease: () => void;
  onClose: () => void;
}

/** Says what a release brings, or everything that is still missing before it. */
export function ReleaseDialog({ questionnaire, problems, isPending, failure, onRelease, onClose }: ReleaseDialogProps) {
  const { t, title } = useProjectText();
  const next = (questionnaire.version ?? 0) + 1;
  return (
    <FormDialog
      title={t('projects.questionnaires.release.title')}
      confirmLabel={t('projects.questionnaires.release')}
      pendingLabel={t('projects.questionnaires.release.pending')}
      isIncomplete={problems.length > 0}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={onRelease}
    >
      {problems.length > 0 ? (
        <Stack space={5}>
          <InlineAlert tone="warning">
            {t('projects.questionnaires.release.missing', { count: problems.length })}
          </InlineAlert>
          <ul className={css.missing}>
            {problems.map(({ error, text }) => (
              <li key={JSON.stringify(error)}>{text}</li>
            ))}
          </ul>
        </Stack>
      ) : (
        <Text as="p">
          {t(next === 1 ? 'projects.questionnaires.release.first' : 'projects.questionnaires.release.next', {
            title: title(questionnaire),
            version: next,
          })}
        </Text>
      )}
    </FormDialog>
  );
}
