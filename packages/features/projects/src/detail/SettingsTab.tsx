import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { Section } from '@resonanz/records/Section';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { toDraft } from '../edit/projectForm.ts';
import { ProjectForm } from '../edit/ProjectForm.tsx';
import { useProjectText } from '../useProjectText.ts';

interface SettingsTabProps {
  project: ProjectDetails;
  onReload: () => void;
}

/** Everything that is planned of a product test, to be changed until it is closed. */
export function SettingsTab({ project, onReload }: SettingsTabProps) {
  const { t } = useProjectText();
  if (project.status === PROJECT_STATUS.completed)
    return (
      <Section>
        <InlineAlert tone="info">{t('projects.settings.closed')}</InlineAlert>
      </Section>
    );
  return (
    <ProjectForm
      key={project.updatedAt}
      project={project}
      draft={toDraft(project)}
      names={{ brand: project.brandName, owner: project.ownerName ?? '' }}
      onReload={onReload}
    />
  );
}
