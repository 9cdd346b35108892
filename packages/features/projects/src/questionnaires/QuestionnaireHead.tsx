import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useProjectText } from '../useProjectText.ts';
import { isFromWizard, wizardPath } from '../wizard/wizardSteps.ts';

interface QuestionnaireHeadProps {
  /** The project it belongs to; undefined until it is known. */
  project: ProjectDetails | undefined;
  title: string;
  tag?: ReactNode;
  actions?: ReactNode;
}

/** The head of the page of a questionnaire, with the way back to its project. */
export function QuestionnaireHead({ project, title, tag, actions }: QuestionnaireHeadProps) {
  const { t, title: titleOf } = useProjectText();
  const [parameters] = useSearchParams();
  const list = { label: t('projects.title'), href: staffPaths.project() };
  const above = project && {
    label: titleOf(project),
    href: `${staffPaths.projectView({ projectId: project.projectId })}?tab=questionnaires`,
  };
  // Whoever is adding the project goes back to that step.
  const step =
    project && isFromWizard(parameters)
      ? [{ label: t('projects.add'), href: wizardPath(project.projectId, 'questionnaire') }]
      : [];
  return <PageHead title={title} breadcrumbs={above ? [list, above, ...step] : [list]} tag={tag} actions={actions} />;
}
