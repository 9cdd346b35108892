import type { UgcVideo } from '@resonanz/api-client/ugc-requests';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { statusLook } from '@resonanz/domain/statusLook';
import { EnumTag } from '@resonanz/records/EnumTag';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useUgcText } from '../useUgcText.ts';

/** How far a video is, as a state: the brand's decision where there is one, the work of the agency before. */
export function VideoStatus({
  video: { contentStatus, finalContentStatus },
}: {
  video: Pick<UgcVideo, 'contentStatus' | 'finalContentStatus'>;
}) {
  const { t } = useUgcText();
  if (finalContentStatus === APPROVAL_STATUS.pending) return <EnumTag of="contentStatus" value={contentStatus} />;
  return (
    <StatusTag
      {...statusLook('approvalStatus', finalContentStatus)}
      label={t(`ugcRequests.video.status.${finalContentStatus}`)}
    />
  );
}
