import { useMutation } from '@tanstack/react-query';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { initials } from '@resonanz/formatters/name';
import { Section } from '@resonanz/records/Section';
import { Avatar } from '@resonanz/ui/Avatar';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

interface WaitingPanelProps {
  project: ProjectDetails;
  mayEdit: boolean;
  onShowAll: () => void;
}

/** The first of the waiting list, and whether they move up by themselves. */
export function WaitingPanel({ project, mayEdit, onShowAll }: WaitingPanelProps) {
  const { t } = useProjectText();
  const { calls, attempt } = useProjectActions();
  const change = useMutation(calls.setMovesUp());
  const { projectId, waitingList, counts, movesUp } = project;
  const shown = change.isPending ? change.variables.movesUp : movesUp;
  return (
    <Section
      title={t('projects.status.waitingList')}
      action={
        counts.waiting > 0 && (
          <Link variant="standalone" onPress={onShowAll}>
            {t('projects.waitingList.all', { count: counts.waiting })}
          </Link>
        )
      }
    >
      <Stack space={4}>
        {waitingList.length === 0 ? (
          <EmptyState size="line" title={t('projects.waitingList.empty')} />
        ) : (
          <ol className={css.waiting}>
            {waitingList.map(({ applicationId, rank, fullName, fitMet, fitOf }) => (
              <li key={applicationId} className={css.waitingRow}>
                <Text variant="densityStrong">{rank}</Text>
                <Avatar initials={initials(fullName)} />
                <span className={css.grows}>{fullName}</span>
                <Text tone="muted" isNowrap>
                  {t('projects.fit', { met: fitMet, of: fitOf })}
                </Text>
              </li>
            ))}
          </ol>
        )}
        <Switch
          isSelected={shown}
          isReadOnly={!mayEdit}
          description={t('projects.movesUp.hint')}
          onChange={(isOn) =>
            void attempt(
              () => change.mutateAsync({ projectId, movesUp: isOn }),
              t(isOn ? 'projects.done.movesUp' : 'projects.done.movesUpOff'),
            )
          }
        >
          {t('projects.field.movesUp')}
        </Switch>
      </Stack>
    </Section>
  );
}
