import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay, useSession } from '@resonanz/session/react';
import { emptyProject, toDraft } from '../edit/projectForm.ts';
import { useProjectText } from '../useProjectText.ts';
import { ProjectWizard } from './ProjectWizard.tsx';
import { readStep } from './wizardSteps.ts';

/** Adds a product test step by step, or goes on with one: `/project/add`. */
export function ProjectAddScreen() {
  const { t, title } = useProjectText();
  const { user } = useSession();
  const [mayAdd, mayEdit] = [useMay('Project', 'add'), useMay('Project', 'edit')];
  const mayWork = mayAdd && mayEdit;
  const [parameters] = useSearchParams();
  const projectId = Number(parameters.get('project'));
  const isStored = parameters.has('project');
  const query = useQuery({ ...projectQueries(useApi()).details(projectId), enabled: mayWork && isStored });
  const project = isStored ? query.data : undefined;
  const breadcrumbs = [
    { label: t('projects.title'), href: staffPaths.project() },
    ...(project ? [{ label: title(project), href: staffPaths.projectView({ projectId }) }] : []),
  ];
  const head = <PageHead title={t('projects.add')} breadcrumbs={breadcrumbs} />;
  const failure = mayWork && isStored ? pageFailure(query) : null;
  if (failure)
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('projects.detail.notFound')}
        failedText={t('projects.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  // What is published is changed on its own page.
  if (project && project.status !== PROJECT_STATUS.pending)
    return <Navigate to={staffPaths.projectView({ projectId })} replace />;
  return (
    <>
      {head}
      {!mayWork && <ForbiddenState />}
      {mayWork && isStored && project === undefined && <FormLoading label={t('projects.loading')} />}
      {mayWork && (!isStored || project !== undefined) && (
        <ProjectWizard
          key={project?.projectId ?? 'new'}
          stored={project}
          draft={project ? toDraft(project) : emptyProject(user?.id ?? null)}
          names={{
            brand: project?.brandName ?? '',
            owner: project ? (project.ownerName ?? '') : (user?.fullName ?? ''),
          }}
          step={isStored ? readStep(parameters.get('step')) : 'basics'}
          onRead={async () => (await query.refetch()).data}
        />
      )}
    </>
  );
}
