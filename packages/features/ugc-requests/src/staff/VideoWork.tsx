import { PaperPlaneTiltIcon, UploadSimpleIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcRequest, UgcVideo } from '@resonanz/api-client/ugcRequests';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { useUgcText } from '../useUgcText.ts';
import { ReasonQuestion } from '../view/ReasonQuestion.tsx';
import { useUgcActions } from '../view/useUgcActions.ts';
import { DownloadVideo } from '../view/VideoDecision.tsx';
import { ScriptDialog } from './ScriptDialog.tsx';
import { VersionUpload } from './VersionUpload.tsx';
import { VideoWorkDialog } from './VideoWorkDialog.tsx';

/** What the agency does with a video: a new version, showing it, asking for a correction. */
export function VideoWork({ request, video }: { request: UgcRequest; video: UgcVideo }) {
  const { t } = useUgcText();
  const { calls, run, announce } = useUgcActions();
  const submit = useMutation(calls.submitVersion());
  const ask = useMutation(calls.askForCorrection());
  const [open, setOpen] = useState<'upload' | 'correction' | 'work' | 'script' | null>(null);
  const [newest] = video.versions;
  const isAccepted = video.finalContentStatus === APPROVAL_STATUS.approved;
  const isUnseen = newest !== undefined && newest.submittedAt === null && video.contentStatus === 'Eingereicht';
  const hasCreator = video.entryId !== null;
  const close = () => setOpen(null);
  return (
    <>
      <Inline space={3}>
        {isUnseen && (
          <>
            <Button
              variant="solid"
              iconStart={PaperPlaneTiltIcon}
              isPending={submit.isPending}
              onPress={() =>
                void run(
                  () => submit.mutateAsync(video.ugcVideoId),
                  t('ugcRequests.staff.submitted', { position: video.position }),
                )
              }
            >
              {t('ugcRequests.staff.submit')}
            </Button>
            <Button onPress={() => setOpen('correction')}>{t('ugcRequests.staff.correction')}</Button>
          </>
        )}
        {!isAccepted && (
          <Button iconStart={UploadSimpleIcon} isDisabled={!hasCreator} onPress={() => setOpen('upload')}>
            {t('ugcRequests.staff.version')}
          </Button>
        )}
        {isAccepted && <DownloadVideo video={video} />}
        <Button onPress={() => setOpen('work')}>{t('ugcRequests.staff.work')}</Button>
        <Button onPress={() => setOpen('script')}>{t('ugcRequests.script.button')}</Button>
      </Inline>
      {!isAccepted && !hasCreator && (
        <Text variant="caption" tone="muted">
          {t('ugcRequests.staff.creatorFirst')}
        </Text>
      )}
      {open === 'upload' && <VersionUpload video={video} onClose={close} />}
      {open === 'work' && <VideoWorkDialog request={request} video={video} onClose={close} />}
      {open === 'script' && <ScriptDialog request={request} video={video} onClose={close} />}
      {open === 'correction' && (
        <ReasonQuestion
          title={t('ugcRequests.staff.correctionTitle', { position: video.position })}
          label={t('ugcRequests.staff.correctionText')}
          confirmLabel={t('ugcRequests.staff.correction')}
          onSend={async (comment) => {
            await ask.mutateAsync({ ugcVideoId: video.ugcVideoId, comment });
            announce(t('ugcRequests.staff.correctionDone', { position: video.position }));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
