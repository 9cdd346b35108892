import { useQuery } from '@tanstack/react-query';
import { projectShippingQueries } from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import * as css from '../../applications/applications.css.ts';
import { useProjectText } from '../../useProjectText.ts';
import { UndoButton } from './UndoButton.tsx';

/** Earlier imports, each with the way back; nothing without any. */
export function LastImports({ projectId }: { projectId: number }) {
  const { t, day } = useProjectText();
  const { data = [] } = useQuery(projectShippingQueries(useApi()).imports(projectId));
  if (data.length === 0) return null;
  return (
    <Stack space={3}>
      <Heading level={3}>{t('projects.shipping.import.last')}</Heading>
      <ul className={css.waiting}>
        {data.map(({ importId, fileName, parcels, importedAt, importedBy, undoneAt }) => (
          <li key={importId} className={css.waitingRow}>
            <span className={css.grows}>
              <Text variant="densityStrong">{fileName}</Text>
              <br />
              <Text tone="muted">
                {t('projects.shipping.import.lastOne', {
                  count: parcels,
                  day: day(importedAt),
                  name: importedBy ?? '–',
                })}
              </Text>
            </span>
            {undoneAt === null ? (
              <UndoButton projectId={projectId} importId={importId} fileName={fileName} />
            ) : (
              <Text tone="muted">{t('projects.shipping.undo.doneAt', { day: day(undoneAt) })}</Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
