import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { messages } from '../messages.ts';
import { IMPORT_TYPES } from './importFile.ts';
import { StepPanel } from './StepPanel.tsx';
import type { ImportState } from './useImport.ts';

/** Step 1: the file. */
export function FileStep({ state, takesFocus }: { state: ImportState; takesFocus: boolean }) {
  const t = useMessages(messages);
  const { file, failure, isPending, choose, rejectFile, inspect } = state;
  return (
    <StepPanel
      title={t('influencers.import.file.title')}
      lead={t('influencers.import.file.lead')}
      takesFocus={takesFocus}
      failure={file && failure ? t(failure) : null}
      buttons={
        <>
          <Button href={staffPaths.dashboard()}>{t('word.cancel')}</Button>
          <Button variant="solid" isDisabled={!file} isPending={isPending} onPress={() => void inspect()}>
            {t('word.next')}
          </Button>
        </>
      }
    >
      <FileDrop
        label={t('influencers.import.file.label')}
        promptLabel={t('influencers.import.file.prompt')}
        browseLabel={t('influencers.import.file.browse')}
        removeLabel={(name) => t('influencers.filter.remove', { name })}
        description={t('influencers.import.file.hint')}
        errorMessage={!file && failure ? t(failure) : undefined}
        accept={IMPORT_TYPES}
        files={file ? [file] : []}
        isDisabled={isPending}
        onChange={([chosen]) => choose(chosen ?? null)}
        onReject={(rejected) => rejectFile(rejected.map(({ file }) => file))}
      />
    </StepPanel>
  );
}
