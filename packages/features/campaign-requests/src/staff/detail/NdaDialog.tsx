import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type AgencyRequest, requestAdministrationMutations } from '@resonanz/api-client/requestAdministration';
import { REQUEST_NDA_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useRequestStep } from '../useRequestStep.ts';

/**
 * Sends the NDA to the brand: for the first time, again after a rejection, or in a new version
 * (docs/domain/transitions.md#request-nda-status).
 */
export function NdaDialog({ request, onClose }: { request: AgencyRequest; onClose: () => void }) {
  const t = useMessages(messages);
  const call = useMutation(requestAdministrationMutations(useApi(), useQueryClient()).sendNda());
  const [hasNewVersion, setNewVersion] = useState(false);
  const { campaignRequestId, brand, ndaRequired, ndaStatus } = request;
  const isAccepted = ndaRequired && ndaStatus === REQUEST_NDA_STATUS.accepted;
  const { failure, isPending, send } = useRequestStep(
    () => call.mutateAsync({ campaignRequestId, ...(isAccepted && { hasNewVersion }) }),
    t('requests.nda.sent', { brand }),
    onClose,
  );
  return (
    <FormDialog
      title={t('requests.nda.send')}
      confirmLabel={t('requests.nda.confirm')}
      isIncomplete={isAccepted && !hasNewVersion}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      <Text as="p">
        {t(isAccepted ? 'requests.nda.accepted' : ndaRequired ? 'requests.nda.again' : 'requests.nda.first', { brand })}
      </Text>
      {isAccepted && (
        <Checkbox isSelected={hasNewVersion} onChange={setNewVersion}>
          {t('requests.nda.newVersion')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
