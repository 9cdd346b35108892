import { useState } from 'react';
import type { ImportResult, ImportUndo } from '@resonanz/api-client/influencers';
import { staffPaths } from '@resonanz/domain/paths';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';
import * as css from './ImportScreen.css.ts';
import { RemarkRowsButton } from './RemarkRowsButton.tsx';
import { StepPanel } from './StepPanel.tsx';
import { UndoImport, UndoneImport } from './UndoImport.tsx';
import type { ImportState } from './useImport.ts';

const COUNTS = ['newInfluencers', 'newChannels', 'updates', 'duplicates', 'skipped'] as const;

/** Step 4: what the import did. */
export function ResultStep({ state, result }: { state: ImportState; result: ImportResult }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { file, preview, restart } = state;
  const [undo, setUndo] = useState<ImportUndo | null>(null);
  // One file holds rows that were left out and those that lack some values.
  const download = file && preview && <RemarkRowsButton file={file} preview={preview} />;
  return (
    <StepPanel
      title={t('influencers.import.result.title')}
      takesFocus
      buttons={
        <>
          {result.importId !== null && undo === null && (
            <UndoImport importId={result.importId} fileName={file?.name ?? ''} onUndone={setUndo} />
          )}
          <Button onPress={restart}>{t('influencers.import.result.again')}</Button>
          <Button variant="solid" href={staffPaths.dashboard()}>
            {t('influencers.import.result.toList')}
          </Button>
        </>
      }
    >
      <InlineAlert tone="success" role="status">
        {t('influencers.import.result.done', { count: result.channels })}
        {result.updates > 0 && ` ${t('influencers.import.result.updated', { count: result.updates })}`}
      </InlineAlert>
      <div className={css.frame}>
        <KpiStrip>
          {COUNTS.map((name) => (
            <Kpi
              key={name}
              label={t(`influencers.import.count.${name}`)}
              value={formatNumber(result[name], language)}
            />
          ))}
        </KpiStrip>
      </div>
      {undo && <UndoneImport undo={undo} />}
      {result.skipped > 0 && preview && (
        <InlineAlert
          tone="warning"
          title={t('influencers.import.result.skipped', { count: result.skipped })}
          action={download}
        >
          {t('influencers.import.result.skippedHint')}
        </InlineAlert>
      )}
      {result.warnings > 0 && (
        <InlineAlert
          tone="info"
          title={t('influencers.import.result.leftOut', { count: result.warnings })}
          action={result.skipped === 0 ? download : undefined}
        >
          {t('influencers.import.result.leftOutHint')}
        </InlineAlert>
      )}
    </StepPanel>
  );
}
