import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormPage } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Stepper } from '@resonanz/ui/Stepper';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { LastImports } from './LastImports.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { IMPORT_STEPS, useImport } from './useImport.ts';

/** Brings influencers and channels in from a file: `/dashboard/import`. */
export function ImportScreen() {
  const t = useMessages(messages);
  const listTitle = useListTitle();
  const state = useImport();
  const mayImport = useMay('Influencer Management', 'add');
  const { step, inspection, preview, previewCount, result } = state;
  const title = t('influencers.import.title');
  const head = <PageHead title={title} breadcrumbs={[{ label: listTitle, href: staffPaths.dashboard() }]} />;
  if (!mayImport) {
    return (
      <>
        {head}
        <ForbiddenState />
      </>
    );
  }
  return (
    <>
      {head}
      <FormPage>
        <Stepper
          label={t('influencers.import.steps')}
          steps={IMPORT_STEPS.map((id) => ({ id, label: t(`influencers.import.step.${id}`) }))}
          currentId={step}
          doneLabel={t('influencers.import.stepDone')}
          openLabel={t('influencers.import.stepOpen')}
          positionLabel={(position, count) => t('influencers.import.position', { position, count })}
          isComplete={step === 'result'}
        />
        {step === 'file' && (
          <>
            <FileStep state={state} takesFocus={inspection !== null} />
            <LastImports />
          </>
        )}
        {step === 'columns' && inspection && <ColumnsStep state={state} inspection={inspection} />}
        {step === 'preview' && preview && <PreviewStep key={previewCount} state={state} preview={preview} />}
        {step === 'result' && result && <ResultStep state={state} result={result} />}
      </FormPage>
    </>
  );
}
