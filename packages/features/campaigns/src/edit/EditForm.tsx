import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { useStoredRecord } from '@resonanz/records/serverErrors';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { BasicsFields } from './BasicsFields.tsx';
import { BriefingFields } from './BriefingFields.tsx';
import { changedFields, valuesOf } from './campaignForm.ts';
import { ChannelsFields } from './ChannelsFields.tsx';
import { GoalsFields } from './GoalsFields.tsx';
import { messages } from './messages.ts';
import { useCampaignForm } from './useCampaignForm.ts';

interface EditFormProps {
  campaign: Campaign;
  /** Reloads the campaign; undefined when that fails. */
  onRead: () => Promise<Campaign | undefined>;
}

/** Every field of a campaign on one page; what others save meanwhile touches the form only on request. */
export function EditForm({ campaign, onRead }: EditFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const update = useMutation(campaignMutations(useApi(), useQueryClient()).update());
  const { form, attempt, ...errors } = useCampaignForm(valuesOf(campaign));
  const { read, setRead, stale, error } = useStoredRecord(form, errors, { stored: campaign, valuesOf, onRead });
  const { control, formState, handleSubmit, reset } = form;
  const { isDirty, isSubmitting } = formState;
  const { campaignId } = read;
  const view = staffPaths.campaignView({ refId: campaignId });

  const submit = handleSubmit(async (entered) => {
    await attempt(async () => {
      if (!isDirty) return navigate(view);
      await update.mutateAsync({
        ...changedFields(entered, valuesOf(read)),
        campaignId,
        updatedAt: read.updatedAt,
      });
      announce(t('campaignForm.done.saved'));
      discardUnsavedChanges();
      await navigate(view);
    });
  });

  // Another user's change is taken over at once while nothing would be lost.
  const follow = useEffectEvent((now: Campaign) => {
    if (isDirty || now.updatedAt === read.updatedAt) return;
    setRead(now);
    reset(valuesOf(now));
  });
  useEffect(() => follow(campaign), [campaign]);

  const hasRequest = read.campaignRequestId !== null;
  return (
    <RecordForm
      aria-label={t('campaignForm.edit')}
      onSubmit={submit}
      summaryTitle={(count) => t('campaignForm.summary', { count })}
      stale={stale}
      failure={error !== undefined && say(error, 'campaignForm.error.other')}
      isPending={isSubmitting}
      backHref={view}
    >
      {hasRequest && (
        <InlineAlert tone="info">{t('campaignForm.linkedNotice', { number: read.requestNumber })}</InlineAlert>
      )}
      <FormSection title={t('campaignForm.step.basics')}>
        <BasicsFields
          control={control}
          known={{ hasRequest, type: read.type, customerName: read.customerName, ownerName: read.ownerName }}
        />
      </FormSection>
      <FormSection title={t('campaignForm.step.goals')}>
        <GoalsFields control={control} />
      </FormSection>
      <FormSection title={t('campaignForm.step.channels')} lead={t('campaignForm.lead.channels')}>
        <ChannelsFields control={control} isCopy={false} />
      </FormSection>
      <FormSection title={t('campaignForm.step.briefing')}>
        <BriefingFields control={control} />
      </FormSection>
    </RecordForm>
  );
}
