import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMay, useSession } from '@resonanz/session/react';
import { useProjectText } from '../useProjectText.ts';
import { emptyProject } from './projectForm.ts';
import { ProjectForm } from './ProjectForm.tsx';

/** Adds a product test: `/project/add`. */
export function ProjectAddScreen() {
  const { t } = useProjectText();
  const { user } = useSession();
  const [mayAdd, mayEdit] = [useMay('Project', 'add'), useMay('Project', 'edit')];
  return (
    <>
      <PageHead title={t('projects.add')} breadcrumbs={[{ label: t('projects.title'), href: staffPaths.project() }]} />
      {mayAdd && mayEdit ? (
        <ProjectForm
          project={undefined}
          draft={emptyProject(user?.id ?? null)}
          names={{ brand: '', owner: user?.fullName ?? '' }}
          onReload={() => {}}
        />
      ) : (
        <ForbiddenState />
      )}
    </>
  );
}
