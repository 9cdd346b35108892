import { useMutation } from '@tanstack/react-query';
import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { useUgcChoices } from '../list/useUgcChoices.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

/** Who looks after the request; a choice is saved at once. */
export function AssigneeField({ request }: { request: UgcRequest }) {
  const { t } = useUgcText();
  const { calls, run } = useUgcActions();
  const assign = useMutation(calls.assign());
  const { assignees } = useUgcChoices();
  return (
    <ComboBox
      label={t('ugcRequests.list.assignee')}
      items={assignees}
      selectedId={request.assignUserId}
      selectedLabel={request.assigneeName ?? ''}
      onSelectionChange={(userId) =>
        void run(
          () => assign.mutateAsync({ ugcCampaignRequestId: request.ugcCampaignRequestId, userId }),
          t('ugcRequests.staff.assigned'),
        )
      }
      emptyMessage={t('ugcRequests.filter.nobody')}
      openLabel={t('ugcRequests.filter.open')}
    />
  );
}
