import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectShippingMutations } from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useProjectActions } from '../../useProjectActions.ts';
import { useProjectText } from '../../useProjectText.ts';

interface UndoButtonProps {
  projectId: number;
  importId: number;
  fileName: string;
  /** Called with what it did, in words. */
  onUndone?: (text: string) => void;
}

/** Takes an import of numbers back, after a question. */
export function UndoButton({ projectId, importId, fileName, onUndone }: UndoButtonProps) {
  const { t } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const undoing = useMutation(projectShippingMutations(useApi(), useQueryClient()).undoImport());
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function undo(): Promise<void> {
    setFailure(undefined);
    try {
      const { restored, kept } = await undoing.mutateAsync({ projectId, importId });
      const text = t('projects.shipping.undo.done', { restored, kept });
      announce(text);
      setIsAsking(false);
      onUndone?.(text);
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <>
      <Button
        iconStart={ArrowCounterClockwiseIcon}
        aria-label={t('projects.shipping.undo.named', { file: fileName })}
        onPress={() => setIsAsking(true)}
      >
        {t('projects.shipping.undo')}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setIsAsking}
          tone="danger"
          title={t('projects.shipping.undo.title')}
          confirmLabel={t('projects.shipping.undo')}
          cancelLabel={t('word.cancel')}
          isPending={undoing.isPending}
          pendingLabel={t('projects.shipping.import.pending')}
          onConfirm={() => void undo()}
        >
          <Stack space={6}>
            <p>{t('projects.shipping.undo.text', { file: fileName })}</p>
            {failure && (
              <InlineAlert tone="error" role="alert">
                {failure}
              </InlineAlert>
            )}
          </Stack>
        </AlertDialog>
      )}
    </>
  );
}
