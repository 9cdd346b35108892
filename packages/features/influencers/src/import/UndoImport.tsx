import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportUndo, influencerMutations } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';

interface UndoImportProps {
  importId: number;
  fileName: string;
  onUndone: (undo: ImportUndo) => void;
}

/** Takes an import back after a question. */
export function UndoImport({ importId, fileName, onUndone }: UndoImportProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { mutateAsync } = useMutation(influencerMutations(useApi(), useQueryClient()).undoImport());
  const [isAsking, setAsking] = useState(false);
  const { attempt, isPending, error } = useAttempt(
    async () => onUndone(await mutateAsync({ importId })),
    () => setAsking(false),
  );
  return (
    <>
      <Button iconStart={ArrowCounterClockwiseIcon} onPress={() => setAsking(true)}>
        {t('influencers.import.undo')}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('influencers.import.undo.title')}
          tone="danger"
          confirmLabel={t('influencers.import.undo')}
          cancelLabel={t('word.cancel')}
          isPending={isPending}
          pendingLabel={t('influencers.import.undo.pending')}
          onConfirm={() => void attempt()}
        >
          <Stack space={6}>
            <p>{t('influencers.import.undo.lead', { file: fileName })}</p>
            {error !== undefined && (
              <InlineAlert tone="error" role="alert">
                {say(error, 'influencers.import.undo.failed')}
              </InlineAlert>
            )}
          </Stack>
        </AlertDialog>
      )}
    </>
  );
}

/** What taking an import back did, and whom it left as they are. */
export function UndoneImport({ undo: { influencers, channels, keptCount, kept } }: { undo: ImportUndo }) {
  const t = useMessages(messages);
  return (
    <InlineAlert tone={keptCount > 0 ? 'warning' : 'success'} role="status">
      <p>{t('influencers.import.undo.done', { influencers, channels })}</p>
      {keptCount > 0 && (
        <>
          <p>{t('influencers.import.undo.kept', { count: keptCount })}</p>
          <ul>
            {kept.map(({ influencerId, name, reason }) => (
              <li key={influencerId}>{t(`influencers.import.undo.${reason}`, { name })}</li>
            ))}
            {keptCount > kept.length && (
              <li>{t('influencers.import.undo.more', { count: keptCount - kept.length })}</li>
            )}
          </ul>
        </>
      )}
    </InlineAlert>
  );
}
