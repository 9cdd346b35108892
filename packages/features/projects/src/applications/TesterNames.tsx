import type { ProjectTesterName } from '@resonanz/api-client/projects';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

/** Testers in the order of a preview, with their federal state and how well they fit. */
export function TesterNames({ testers }: { testers: readonly ProjectTesterName[] }) {
  const { t, state } = useProjectText();
  return (
    <ol className={css.waiting}>
      {testers.map(({ applicationId, fullName, federalState, fitMet, fitOf }, index) => (
        <li key={applicationId} className={css.waitingRow}>
          <Text variant="densityStrong">{index + 1}</Text>
          <span className={css.grows}>{fullName}</span>
          {federalState !== null && <Text tone="muted">{state(federalState)}</Text>}
          <Text tone="muted" isNowrap>
            {t('projects.fit', { met: fitMet, of: fitOf })}
          </Text>
        </li>
      ))}
    </ol>
  );
}
