import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignService, campaignServiceMutations } from '@resonanz/api-client/campaignServices';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Switch } from '@resonanz/ui/Switch';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { nameOf } from '../list/serviceList.ts';
import { messages } from '../messages.ts';
import { useServiceText } from '../useServiceText.ts';

const LONGEST = 80;

interface ServiceDialogProps {
  service: CampaignService;
  onClose: () => void;
}

/** Changes the names of a service, or puts it aside. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { t, language } = useServiceText();
  const update = useMutation(campaignServiceMutations(useApi(), useQueryClient()).update());
  // As it was read when the dialog was opened: a change by another user in between is rejected.
  const [read] = useState(service);
  const [nameDe, setNameDe] = useState(read.nameDe);
  const [nameEn, setNameEn] = useState(read.nameEn);
  const [active, setActive] = useState(read.active);
  const { send, isPending, failure } = useFormSend(
    () =>
      update.mutateAsync({
        campaignServiceId: read.campaignServiceId,
        nameDe: nameDe.trim(),
        nameEn: nameEn.trim(),
        active,
        updatedAt: read.updatedAt,
      }),
    { messages, otherwise: 'campaignServices.error.other', done: t('campaignServices.saved'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('campaignServices.editOf', { name: nameOf(read, language) })}
      confirmLabel={t('word.save')}
      isIncomplete={nameDe.trim() === '' || nameEn.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('campaignServices.error.title')}
    >
      <TextField
        label={t('campaignServices.nameDe')}
        value={nameDe}
        onChange={setNameDe}
        maxLength={LONGEST}
        isRequired
      />
      <TextField
        label={t('campaignServices.nameEn')}
        value={nameEn}
        onChange={setNameEn}
        maxLength={LONGEST}
        isRequired
      />
      <Switch isSelected={active} onChange={setActive}>
        {t('campaignServices.isActive')}
      </Switch>
      <Text as="p" variant="caption" tone="muted">
        {t('campaignServices.isActiveHint')}
      </Text>
    </FormDialog>
  );
}
