import { useState } from 'react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { Section } from '@resonanz/records/Section';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { ProjectForm } from '../edit/ProjectForm.tsx';
import { useProjectText } from '../useProjectText.ts';

interface SettingsTabProps {
  project: ProjectDetails;
  /** Reads the product test again. */
  onReload: () => Promise<unknown>;
}

/** Everything that is planned of a product test, to be changed until it is closed. */
export function SettingsTab({ project, onReload }: SettingsTabProps) {
  const { t } = useProjectText();
  // What colleagues save meanwhile must not overwrite the input: the form starts over only on request.
  const [round, setRound] = useState(0);
  if (project.status === PROJECT_STATUS.completed)
    return (
      <Section>
        <InlineAlert tone="info">{t('projects.settings.closed')}</InlineAlert>
      </Section>
    );
  async function reload(): Promise<void> {
    discardUnsavedChanges();
    await onReload();
    setRound((before) => before + 1);
  }
  return <ProjectForm key={round} project={project} onReload={() => void reload()} />;
}
