import type { Newsletter } from '@resonanz/api-client/newsletters';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { ProgressBar } from '@resonanz/ui/ProgressBar';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

const FIGURES = ['receivers', 'sent', 'bounced', 'skipped', 'uncertain', 'unsubscribed'] as const;

/** How far a newsletter is, and what became of its mails. */
export function NewsletterFigures({ newsletter }: { newsletter: Newsletter }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { state, failure, receivers, measured } = newsletter;
  const done = newsletter.sent + newsletter.bounced + newsletter.skipped + newsletter.uncertain;
  return (
    <Stack space={6}>
      {state === 'failed' && failure && (
        <InlineAlert tone="warning" title={t('newsletters.state.failed')}>
          {t(`newsletters.failure.${failure}`)}
        </InlineAlert>
      )}
      {state === 'sending' && (
        <ProgressBar
          label={t('newsletters.state.sending')}
          value={done}
          max={Math.max(1, receivers)}
          valueText={t('newsletters.progress', { done, receivers })}
        />
      )}
      <KpiStrip>
        {FIGURES.map((name) => (
          <Kpi key={name} label={t(`newsletters.column.${name}`)} value={formatNumber(newsletter[name], language)} />
        ))}
        {measured > 0 &&
          (['opened', 'clicked'] as const).map((name) => (
            <Kpi key={name} label={t(`newsletters.column.${name}`)} value={formatNumber(newsletter[name], language)} />
          ))}
      </KpiStrip>
      <Text as="p" variant="caption" tone="muted">
        {measured > 0 ? t('newsletters.measured', { count: measured }) : t('newsletters.notMeasured')}
      </Text>
    </Stack>
  );
}
