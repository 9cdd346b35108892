import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';
import { RemoveDialog } from '../RemoveDialog/RemoveDialog.tsx';
import type { ListedFile } from './file.ts';

interface RemoveFileDialogProps {
  file: ListedFile;
  onRemove: (fileId: number) => Promise<unknown>;
  errorText: (error: unknown) => string;
  onClose: () => void;
}

/** Asks before a file is deleted. */
export function RemoveFileDialog({ file, onRemove, errorText, onClose }: RemoveFileDialogProps) {
  const t = useMessages(messages);
  return (
    <RemoveDialog
      title={t('records.files.remove.title')}
      onRemove={() => onRemove(file.fileId)}
      onDone={onClose}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {errorText(error)}
        </InlineAlert>
      )}
    >
      {t('records.files.remove.text', { name: file.name })}
    </RemoveDialog>
  );
}
