import { ClockCounterClockwiseIcon } from '@phosphor-icons/react';
import { useSearchParams } from 'react-router';
import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { LazyMenu } from '@resonanz/records/LazyMenu';
import { Button } from '@resonanz/ui/Button';
import { useProjectText } from '../useProjectText.ts';

/** Opens what was released before, the newest first. */
export function VersionMenu({ questionnaire }: { questionnaire: ProjectQuestionnaire }) {
  const { t } = useProjectText();
  const [, setParameters] = useSearchParams();
  const newest = questionnaire.version ?? 0;
  if (newest === 0) return null;
  const items = Array.from({ length: newest }, (_, place) => newest - place).map((version) => ({
    id: String(version),
    label: t(version === newest ? 'projects.questionnaires.version.newest' : 'projects.questionnaires.version', {
      version,
    }),
    onAction: () => setParameters({ version: String(version) }),
  }));
  return (
    <LazyMenu
      label={t('projects.questionnaires.versions')}
      placement="bottom end"
      sections={[{ id: 'versions', items }]}
      trigger={
        <Button variant="quiet" iconStart={ClockCounterClockwiseIcon}>
          {t('projects.questionnaires.versions')}
        </Button>
      }
    />
  );
}
