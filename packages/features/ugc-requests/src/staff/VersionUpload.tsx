import { useErrorText } from '@resonanz/api-client/react';
import { useFiles } from '@resonanz/api-client/useFiles';
import type { UgcVideo } from '@resonanz/api-client/ugc-requests';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { FileDrop, type FileUpload } from '@resonanz/ui/FileDrop';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { TextArea } from '@resonanz/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

const MOST = 500 * 1024 * 1024;

/** Sends a film and makes it the newest version of its video. */
export function VersionUpload({ video, onClose }: { video: UgcVideo; onClose: () => void }) {
  const { t } = useUgcText();
  const say = useErrorText(messages);
  const { calls, tell } = useUgcActions();
  const files = useFiles({ subject: 'ugcVideo', subjectId: video.ugcVideoId });
  const add = useMutation(calls.addVersion());
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [share, setShare] = useState<FileUpload>({ status: 'queued' });
  const [note, setNote] = useState('');
  const [film] = chosen;
  const { attempt, isPending, error } = useAttempt(
    async () => {
      if (film === undefined) return;
      const { fileId } = await files.onUpload({ file: film, kind: 'content', onShare: (sent) => setShare({ status: 'uploading', share: sent }) });
      setShare({ status: 'done' });
      await add.mutateAsync({ ugcVideoId: video.ugcVideoId, fileId, note: note.trim() });
      tell(t('ugcRequests.staff.versionDone', { position: video.position }));
    },
    onClose,
  );
  return (
    <FormDialog title={t('ugcRequests.staff.versionTitle', { position: video.position })} confirmLabel={t('ugcRequests.staff.versionSend')} isIncomplete={film === undefined} isPending={isPending} onClose={onClose} onSubmit={() => void attempt()}>
      {error !== undefined && (
        <InlineAlert tone="error" role="alert" title={t('ugcRequests.error.title')}>
          {say(error, 'ugcRequests.error.other')}
        </InlineAlert>
      )}
      <FileDrop
        label={t('ugcRequests.staff.film')}
        description={t('ugcRequests.staff.filmHint')}
        promptLabel={t('ugcRequests.staff.drop')}
        browseLabel={t('ugcRequests.staff.browse')}
        removeLabel={(name) => t('ugcRequests.staff.removeFile', { name })}
        files={chosen}
        onChange={setChosen}
        accept={['.mp4', '.mov', '.webm', '.mkv']}
        maxSize={MOST}
        rejectMessage={() => t('ugcRequests.staff.rejected')}
        uploadOf={() => (isPending ? share : undefined)}
        queuedLabel={t('ugcRequests.staff.queued')}
        doneLabel={t('ugcRequests.staff.sentFile')}
        retryLabel={(name) => t('ugcRequests.staff.retryFile', { name })}
        onRetry={() => void attempt()}
      />
      <TextArea label={t('ugcRequests.staff.note')} value={note} onChange={setNote} rows={2} />
    </FormDialog>
  );
}
