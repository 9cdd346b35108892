import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useState } from 'react';
import { messages } from '../messages.ts';
import type { ListedFile } from './file.ts';

interface RemoveFileDialogProps {
  file: ListedFile;
  onRemove: (fileId: number) => Promise<unknown>;
  faultText: (error: unknown) => string;
  onClose: () => void;
}

/** Asks before a file is deleted; stays with the reason when that is refused. */
export function RemoveFileDialog({ file, onRemove, faultText, onClose }: RemoveFileDialogProps) {
  const t = useMessages(messages);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function remove() {
    setPending(true);
    setFault(null);
    try {
      await onRemove(file.fileId);
      onClose();
    } catch (error) {
      setFault(faultText(error));
      setPending(false);
    }
  }

  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('records.files.remove.title')}
      tone="danger"
      confirmLabel={t('records.files.remove.confirm')}
      cancelLabel={t('records.files.remove.cancel')}
      isPending={isPending}
      pendingLabel={t('records.files.remove.pending')}
      onConfirm={() => void remove()}
    >
      <Stack space={6}>
        <p>{t('records.files.remove.text', { name: file.name })}</p>
        {fault !== null && (
          <InlineAlert tone="error" role="alert">
            {fault}
          </InlineAlert>
        )}
      </Stack>
    </AlertDialog>
  );
}
