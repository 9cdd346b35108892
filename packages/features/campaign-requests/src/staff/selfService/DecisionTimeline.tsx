import type { SelfServiceDecision } from '@resonanz/api-client/selfService';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from '../staff.css.ts';
import { useDeclineReason } from '../useDeclineReason.ts';

/** What was published, withdrawn and decided, the newest first. */
export function DecisionTimeline({ decisions }: { decisions: readonly SelfServiceDecision[] }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const reasonOf = useDeclineReason();
  if (decisions.length === 0) return <EmptyState size="line" title={t('requests.self.noDecisions')} />;
  const wordsOf = (reason: string) =>
    reason === 'autoUnpublished' ? t('requests.self.autoUnpublished') : reasonOf(reason);
  return (
    <ol className={css.timeline}>
      {decisions.map(({ historyId, at, userName, name, field, after, reason }) => (
        <li key={historyId}>
          <Stack space={1}>
            <Inline space={3}>
              <Text variant="densityStrong">{name}</Text>
              <EnumTag of={field === 'brandStatus' ? 'brandStatus' : 'published'} value={after} />
            </Inline>
            <Text variant="caption" tone="muted">
              {t('requests.self.decidedBy', {
                at: formatDateTime(at, language),
                name: userName ?? t('requests.self.system'),
              })}
            </Text>
            {reason !== null && reason !== '' && <Text variant="caption">{wordsOf(reason)}</Text>}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
