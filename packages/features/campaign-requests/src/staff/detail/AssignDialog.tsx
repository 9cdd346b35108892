import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type AgencyRequest, requestAdministrationMutations } from '@resonanz/api-client/requestAdministration';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { useRequestChoices } from '../list/useRequestChoices.ts';
import { messages } from '../messages.ts';
import { useRequestStep } from '../useRequestStep.ts';

/** Says who looks after a request. */
export function AssignDialog({ request, onClose }: { request: AgencyRequest; onClose: () => void }) {
  const t = useMessages(messages);
  const { people } = useRequestChoices();
  const assign = useMutation(requestAdministrationMutations(useApi(), useQueryClient()).assign());
  const { campaignRequestId, assignee } = request;
  const [userId, setUserId] = useState<number | null>(assignee?.userId ?? null);
  const { failure, isPending, send } = useRequestStep(
    (assigneeUserId: number) => assign.mutateAsync({ campaignRequestId, assigneeUserId }),
    t('requests.assign.done'),
    onClose,
  );
  return (
    <FormDialog
      title={t('requests.assign.title')}
      confirmLabel={t('requests.assign.confirm')}
      isIncomplete={userId === null || userId === assignee?.userId}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void (userId !== null && send(userId))}
      failure={failure}
    >
      <ComboBox
        label={t('requests.list.assignee')}
        items={people}
        selectedId={userId}
        {...(assignee && { selectedLabel: assignee.fullName })}
        onSelectionChange={setUserId}
        placeholder={t('requests.approve.choose')}
        openLabel={t('requests.filter.openPeople')}
        emptyMessage={t('requests.filter.nothingFound')}
      />
    </FormDialog>
  );
}
