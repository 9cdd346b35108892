import type { ImportResult } from '@resonanz/api-client/influencers';
import { staffPaths } from '@resonanz/domain/paths';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';
import * as css from './ImportScreen.css.ts';
import { StepPanel } from './StepPanel.tsx';

const COUNTS = ['newInfluencers', 'newChannels', 'updates', 'duplicates', 'skipped'] as const;

/** Step 4: what the import did. */
export function ResultStep({ result, onRestart }: { result: ImportResult; onRestart: () => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <StepPanel
      title={t('influencers.import.result.title')}
      takesFocus
      buttons={
        <>
          <Button onPress={onRestart}>{t('influencers.import.result.again')}</Button>
          <Button variant="solid" href={staffPaths.dashboard()}>
            {t('influencers.import.result.toList')}
          </Button>
        </>
      }
    >
      <InlineAlert tone="success" role="status">
        {t('influencers.import.result.done', { count: result.newInfluencers + result.newChannels })}
        {result.updates > 0 && ` ${t('influencers.import.result.updated', { count: result.updates })}`}
      </InlineAlert>
      <div className={css.frame}>
        <KpiStrip>
          {COUNTS.map((name) => (
            <Kpi key={name} label={t(`influencers.import.count.${name}`)} value={formatNumber(result[name], language)} />
          ))}
        </KpiStrip>
      </div>
    </StepPanel>
  );
}
