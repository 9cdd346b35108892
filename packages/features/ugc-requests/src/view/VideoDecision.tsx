import { CheckIcon, DownloadSimpleIcon, XIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDownload } from '@resonanz/api-client/downloads';
import type { UgcVideo } from '@resonanz/api-client/ugcRequests';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { useUgcText } from '../useUgcText.ts';
import { ReasonQuestion } from './ReasonQuestion.tsx';
import { useUgcActions } from './useUgcActions.ts';

/** Hands the accepted video to the browser's downloads. */
export function DownloadVideo({ video }: { video: UgcVideo }) {
  const { t } = useUgcText();
  const { calls, run } = useUgcActions();
  const download = useMutation(calls.download());
  const fetchFile = async () =>
    saveDownload(await download.mutateAsync(video.ugcVideoId), `video-${video.position}.mp4`);
  return (
    <Button iconStart={DownloadSimpleIcon} isPending={download.isPending} onPress={() => void run(fetchFile)}>
      {t('ugcRequests.video.download')}
    </Button>
  );
}

/** The brand's decision on the newest version it was shown; the file comes with the acceptance. */
export function VideoDecision({ video }: { video: UgcVideo }) {
  const { t } = useUgcText();
  const { calls, run, announce } = useUgcActions();
  const decide = useMutation(calls.decideOnVideo());
  const [asks, setAsks] = useState<'accept' | 'correction' | null>(null);
  const close = () => setAsks(null);
  const [newest] = video.versions;
  if (video.finalContentStatus === APPROVAL_STATUS.approved) return <DownloadVideo video={video} />;
  if (
    newest === undefined ||
    video.finalContentStatus !== APPROVAL_STATUS.pending ||
    video.contentStatus !== 'Eingereicht'
  )
    return null;
  // There is nothing to judge before the preview can be played.
  if (newest.previewState !== 'ready') return null;
  const { version } = newest;
  const left = Math.max(0, video.correctionsIncluded - video.corrections);
  const accept = () => {
    close();
    void run(
      () => decide.mutateAsync({ ugcVideoId: video.ugcVideoId, version, finalContentStatus: APPROVAL_STATUS.approved }),
      t('ugcRequests.video.acceptedText', { position: video.position }),
    );
  };
  return (
    <>
      <Inline space={4}>
        <Button variant="solid" iconStart={CheckIcon} isPending={decide.isPending} onPress={() => setAsks('accept')}>
          {t('ugcRequests.video.accept')}
        </Button>
        <Button iconStart={XIcon} isDisabled={left === 0 || decide.isPending} onPress={() => setAsks('correction')}>
          {t('ugcRequests.video.decline')}
        </Button>
      </Inline>
      <Text variant="caption" tone="muted">
        {t('ugcRequests.video.roundsLeft', { count: left })}
      </Text>
      {asks === 'accept' && (
        <AlertDialog
          isOpen
          onOpenChange={close}
          title={t('ugcRequests.video.acceptTitle', { position: video.position })}
          confirmLabel={t('ugcRequests.video.acceptConfirm')}
          cancelLabel={t('word.cancel')}
          onConfirm={accept}
        >
          {t('ugcRequests.video.acceptText', { version })}
        </AlertDialog>
      )}
      {asks === 'correction' && (
        <ReasonQuestion
          title={t('ugcRequests.video.declineTitle', { position: video.position })}
          label={t('ugcRequests.video.declineReason')}
          confirmLabel={t('ugcRequests.video.declineConfirm')}
          onSend={async (reason) => {
            await decide.mutateAsync({
              ugcVideoId: video.ugcVideoId,
              version,
              finalContentStatus: APPROVAL_STATUS.declined,
              reason,
            });
            announce(t('ugcRequests.video.declinedText', { position: video.position }));
          }}
          onClose={close}
        >
          <Text>{t('ugcRequests.video.declineLead', { count: left })}</Text>
        </ReasonQuestion>
      )}
    </>
  );
}
