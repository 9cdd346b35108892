import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import type { UgcVideo } from '@resonanz/api-client/ugcRequests';
import { useFiles } from '@resonanz/api-client/useFiles';
import { FormDialog } from '@resonanz/records/FormDialog';
import { FileDrop, type FileUpload } from '@resonanz/ui/FileDrop';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

const MAX_BYTES = 500 * 1024 * 1024;

/**
 * Sends a film and makes it the newest version of its video; while it is sent it can be cancelled, and after a lost
 * line it goes on where it was left.
 */
export function VersionUpload({ video, onClose }: { video: UgcVideo; onClose: () => void }) {
  const { t } = useUgcText();
  const say = useErrorText(messages);
  const { calls, announce } = useUgcActions();
  const files = useFiles({ subject: 'ugcVideo', subjectId: video.ugcVideoId });
  const add = useMutation(calls.addVersion());
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [upload, setUpload] = useState<FileUpload>();
  const [note, setNote] = useState('');
  const sending = useRef<AbortController | null>(null);
  const [film] = chosen;
  const isUnderWay = upload !== undefined && upload.status !== 'failed';

  const cancel = () => {
    sending.current?.abort();
    setUpload(undefined);
  };
  // A dialog that is gone sends nothing any more.
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setUpload({ status: 'uploading', share: 0 });
    try {
      const { fileId } = await files.onUpload({
        file,
        kind: 'content',
        signal,
        onShare: (share) => !signal.aborted && setUpload({ status: 'uploading', share }),
      });
      // Cancelled when all of it had arrived: nothing of it stays.
      if (signal.aborted) return void files.onRemove(fileId).catch(() => undefined);
      setUpload({ status: 'done' });
      await add.mutateAsync({ ugcVideoId: video.ugcVideoId, fileId, note: note.trim() });
      announce(t('ugcRequests.staff.versionDone', { position: video.position }));
      onClose();
    } catch (error) {
      if (!signal.aborted) setUpload({ status: 'failed', message: say(error, 'ugcRequests.error.other') });
    }
  }

  return (
    <FormDialog
      title={t('ugcRequests.staff.versionTitle', { position: video.position })}
      confirmLabel={t('ugcRequests.staff.versionSend')}
      isIncomplete={film === undefined || isUnderWay}
      // While the film is sent it can be cancelled, so that the dialog has to stay at work.
      isPending={upload?.status === 'done'}
      onClose={onClose}
      onSubmit={() => void (film && send(film))}
    >
      <FileDrop
        label={t('ugcRequests.staff.film')}
        description={t('ugcRequests.staff.filmHint')}
        promptLabel={t('ugcRequests.staff.drop')}
        browseLabel={t('ugcRequests.staff.browse')}
        removeLabel={(name) => t('ugcRequests.staff.removeFile', { name })}
        files={chosen}
        onChange={(taken) => {
          cancel();
          setChosen(taken);
        }}
        accept={['.mp4', '.mov', '.webm', '.mkv']}
        maxSize={MAX_BYTES}
        rejectMessage={() => t('ugcRequests.staff.rejected')}
        isDisabled={isUnderWay}
        uploadOf={() => upload}
        queuedLabel={t('ugcRequests.staff.queued')}
        doneLabel={t('ugcRequests.staff.sentFile')}
        retryLabel={(name) => t('ugcRequests.staff.retryFile', { name })}
        onRetry={(file) => void send(file)}
        cancelLabel={(name) => t('ugcRequests.staff.cancelFile', { name })}
        onCancel={cancel}
      />
      <TextArea label={t('word.note')} value={note} onChange={setNote} rows={2} isDisabled={isUnderWay} />
    </FormDialog>
  );
}
