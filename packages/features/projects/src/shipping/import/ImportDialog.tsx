import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useProjectText } from '../../useProjectText.ts';
import { FilePart } from './FilePart.tsx';
import { LastImports } from './LastImports.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import { ResultPart } from './ResultPart.tsx';
import { useShippingImport } from './useShippingImport.ts';

interface ImportDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Takes tracking numbers over from a file, after a preview of every row. */
export function ImportDialog({ projectId, onClose }: ImportDialogProps) {
  const { t } = useProjectText();
  const state = useShippingImport(projectId);
  const { step, file, preview, isPending, skipsInvalid } = state;
  const changed = preview ? preview.shipped + preview.corrected : 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size={step === 'preview' ? 'large' : 'medium'}
      title={t('projects.shipping.import.title')}
      closeLabel={t('word.close')}
      isPending={isPending}
      pendingLabel={t('projects.shipping.import.pending')}
      footer={
        <>
          {step === 'result' ? (
            <Button variant="solid" onPress={onClose}>
              {t('word.close')}
            </Button>
          ) : (
            <>
              <Button isDisabled={isPending} onPress={step === 'file' ? onClose : state.goBack}>
                {t(step === 'file' ? 'word.cancel' : 'word.back')}
              </Button>
              {step === 'file' ? (
                <Button variant="solid" isDisabled={!file} isPending={isPending} onPress={() => void state.check()}>
                  {t('projects.shipping.import.check')}
                </Button>
              ) : (
                <Button
                  variant="solid"
                  isDisabled={changed === 0 || ((preview?.errors ?? 0) > 0 && !skipsInvalid)}
                  isPending={isPending}
                  onPress={() => void state.confirm()}
                >
                  {t('projects.shipping.import.confirm', { count: changed })}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <Stack space={6}>
        {state.failure && (
          <InlineAlert tone="error" role="alert">
            {state.failure}
          </InlineAlert>
        )}
        {step === 'file' && (
          <>
            <FilePart state={state} />
            <LastImports projectId={projectId} />
          </>
        )}
        {step === 'preview' && preview && <PreviewPart state={state} preview={preview} />}
        {step === 'result' && state.result && (
          <ResultPart projectId={projectId} result={state.result} fileName={file?.name ?? ''} />
        )}
      </Stack>
    </Dialog>
  );
}
