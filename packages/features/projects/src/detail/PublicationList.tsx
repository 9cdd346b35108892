import { CheckCircleIcon, CircleIcon } from '@phosphor-icons/react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Icon } from '@resonanz/ui/Icon';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useProjectText } from '../useProjectText.ts';
import { wizardPath } from '../wizard/wizardSteps.ts';
import * as css from './detail.css.ts';

const isFilled = (value: string | number | null): boolean => value !== null && value !== '';

/** What a test needs before it is published, and whether it is there. */
export function publicationSteps(project: ProjectDetails) {
  const { questionnaires, questionnairesReleased } = project;
  return [
    {
      id: 'texts',
      tab: 'settings',
      isDone: [
        project.titleEn,
        project.descriptionDe,
        project.descriptionEn,
        project.productDe,
        project.productEn,
        project.category,
      ].every(isFilled),
    },
    {
      id: 'days',
      tab: 'settings',
      isDone: [project.applicationUntil, project.selectionOn, project.shipsOn, project.startsOn, project.endsOn].every(
        isFilled,
      ),
    },
    {
      id: 'questionnaire',
      tab: 'questionnaires',
      isDone: questionnaires > 0 && questionnaires === questionnairesReleased,
    },
  ] as const;
}

/** What is left to be done until a test can be published; nothing once it is. */
export function PublicationList({ project }: { project: ProjectDetails }) {
  const { t } = useProjectText();
  const [mayAdd, mayEdit] = [useMay('Project', 'add'), useMay('Project', 'edit')];
  const mayWork = mayAdd && mayEdit;
  if (project.status !== PROJECT_STATUS.pending) return null;
  return (
    <Section
      title={t('projects.publication.title')}
      action={mayWork && <Link href={wizardPath(project.projectId, 'basics')}>{t('projects.wizard.resume')}</Link>}
    >
      <ul className={css.steps}>
        {publicationSteps(project).map(({ id, tab, isDone }) => (
          <li key={id} className={css.step}>
            <Icon icon={isDone ? CheckCircleIcon : CircleIcon} />
            <VisuallyHidden>{t(isDone ? 'projects.publication.done' : 'projects.publication.open')}</VisuallyHidden>
            {isDone ? (
              <Text>{t(`projects.publication.${id}`)}</Text>
            ) : (
              <Link href={`?tab=${tab}`}>{t(`projects.publication.${id}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
