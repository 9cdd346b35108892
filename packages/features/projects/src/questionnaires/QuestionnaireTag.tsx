import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useProjectText } from '../useProjectText.ts';

/** Whether testers can answer a questionnaire, in which version, and whether its draft has gone on since. */
export function QuestionnaireTag({ version, hasChanges }: Pick<ProjectQuestionnaire, 'version' | 'hasChanges'>) {
  const { t } = useProjectText();
  if (version === null) return <StatusTag tone="gray" mark="hollow" label={t('word.draft')} />;
  return hasChanges ? (
    <StatusTag tone="yellow" mark="half" label={t('projects.questionnaires.changed', { version })} />
  ) : (
    <StatusTag tone="green" label={t('projects.questionnaires.released', { version })} />
  );
}
