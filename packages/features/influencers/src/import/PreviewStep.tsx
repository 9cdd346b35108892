import type { ImportPreview } from '@resonanz/api-client/influencers';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';
import * as css from './ImportScreen.css.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { RemarkRowsButton } from './RemarkRowsButton.tsx';
import { StepPanel } from './StepPanel.tsx';
import type { ImportState } from './useImport.ts';

const COUNTS = {
  skip: ['newInfluencers', 'newChannels', 'duplicates', 'errors'],
  update: ['newInfluencers', 'newChannels', 'updates', 'unchanged', 'duplicates', 'errors'],
} as const;

/** Step 3: what the import would do, row by row. */
export function PreviewStep({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { file, failure, isPending, existing, skipsErrors, setSkipsErrors, goTo, check, confirm } = state;
  const { errors, warnings, channels, newInfluencers, newChannels, updates } = preview;
  const rowsToWrite = newInfluencers + newChannels + updates;
  const isBlocked = rowsToWrite === 0 || (errors > 0 && !skipsErrors);
  // One file holds rows with errors and those with warnings.
  const download = file && <RemarkRowsButton file={file} preview={preview} />;
  return (
    <StepPanel
      title={t('influencers.import.preview.title')}
      lead={t('influencers.import.preview.lead')}
      takesFocus
      failure={failure && t(failure)}
      buttons={
        <>
          <Button isDisabled={isPending} onPress={() => goTo('columns')}>
            {t('word.back')}
          </Button>
          {failure === 'influencers.import.error.importOutdated' && (
            <Button isDisabled={isPending} onPress={() => void check()}>
              {t('influencers.import.preview.again')}
            </Button>
          )}
          <Button variant="solid" isDisabled={isBlocked} isPending={isPending} onPress={() => void confirm()}>
            {existing === 'update'
              ? t('influencers.import.preview.confirmUpdate', { count: rowsToWrite })
              : t('influencers.import.preview.confirm', { count: channels })}
          </Button>
        </>
      }
    >
      <div className={css.frame}>
        <KpiStrip>
          {COUNTS[existing].map((name) => (
            <Kpi
              key={name}
              label={t(`influencers.import.count.${name}`)}
              value={formatNumber(preview[name], language)}
            />
          ))}
        </KpiStrip>
        <PreviewTable preview={preview} updates={existing === 'update'} />
      </div>
      {errors > 0 && (
        <InlineAlert tone="warning" title={t('influencers.import.preview.errors', { count: errors })} action={download}>
          <p>{t('influencers.import.preview.errorsHint')}</p>
          <Checkbox isSelected={skipsErrors} isDisabled={isPending} onChange={setSkipsErrors}>
            {t('influencers.import.preview.skip')}
          </Checkbox>
        </InlineAlert>
      )}
      {warnings > 0 && (
        <InlineAlert
          tone="info"
          role="status"
          title={t('influencers.import.preview.warnings', { count: warnings })}
          action={errors === 0 ? download : undefined}
        >
          <p>{t('influencers.import.preview.warningsHint')}</p>
        </InlineAlert>
      )}
      {rowsToWrite === 0 && (
        <InlineAlert tone="info" role="status">
          {t('influencers.import.preview.nothing')}
        </InlineAlert>
      )}
    </StepPanel>
  );
}
