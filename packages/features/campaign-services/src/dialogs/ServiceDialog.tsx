import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignService, campaignServiceMutations } from '@resonanz/api-client/campaign-services';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
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
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const update = useMutation(campaignServiceMutations(useApi(), useQueryClient()).update());
  // As it was read when the dialog was opened: a change by somebody else in between is refused.
  const [read] = useState(service);
  const [nameDe, setNameDe] = useState(read.nameDe);
  const [nameEn, setNameEn] = useState(read.nameEn);
  const [active, setActive] = useState(read.active);
  const { attempt, isPending, error } = useAttempt(
    () =>
      update.mutateAsync({
        campaignServiceId: read.campaignServiceId,
        nameDe: nameDe.trim(),
        nameEn: nameEn.trim(),
        active,
        updatedAt: read.updatedAt,
      }),
    () => {
      announce(t('campaignServices.saved'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('campaignServices.editOf', { name: nameOf(read, language) })}
      confirmLabel={t('campaignServices.save')}
      isIncomplete={nameDe.trim() === '' || nameEn.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
    >
      {error !== undefined && (
        <InlineAlert tone="error" role="alert" title={t('campaignServices.error.title')}>
          {say(error, 'campaignServices.error.other')}
        </InlineAlert>
      )}
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
