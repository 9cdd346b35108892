import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { changedMeanwhile } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useOutcomes } from '@resonanz/app-frame/useOutcomes';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection } from '@resonanz/records/FormParts';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { BasicsFields } from './BasicsFields.tsx';
import { BriefingFields } from './BriefingFields.tsx';
import { changedFields, valuesOf } from './campaignForm.ts';
import { ChannelsFields } from './ChannelsFields.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { GoalsFields } from './GoalsFields.tsx';
import { messages } from './messages.ts';
import { useCampaignForm } from './useCampaignForm.ts';

interface EditFormProps {
  campaign: Campaign;
  /** Reads the campaign anew; undefined when that fails. */
  onRead: () => Promise<Campaign | undefined>;
}

/** Every field of a campaign on one page; what others save meanwhile touches the form only on request. */
export function EditForm({ campaign, onRead }: EditFormProps) {
  const t = useMessages(messages);
  const { tellDone } = useOutcomes();
  const navigate = useNavigate();
  const update = useMutation(campaignMutations(useApi(), useQueryClient()).update());
  const [read, setRead] = useState(campaign);
  const [isReading, setReading] = useState(false);
  const { form, error, attempt, forget } = useCampaignForm(valuesOf(campaign));
  const { control, formState, handleSubmit, reset } = form;
  const { isDirty, isSubmitting } = formState;
  const { compaignDataId } = read;
  const view = staffPaths.campaignView({ refId: compaignDataId });
  const stale = changedMeanwhile(error);

  const submit = handleSubmit(async (entered) => {
    await attempt(async () => {
      await update.mutateAsync({ ...changedFields(entered, valuesOf(read)), compaignDataId, updatedAt: read.updatedAt });
      tellDone(t('campaignForm.done.saved'));
      discardUnsavedChanges();
      await navigate(view);
    });
  });
  async function readAnew(keepDirtyValues: boolean): Promise<void> {
    setReading(true);
    const now = await onRead();
    setReading(false);
    if (now === undefined) return;
    setRead(now);
    reset(valuesOf(now), { keepDirtyValues });
    forget();
  }

  // Somebody else's change is taken over at once while nothing would be lost.
  const follow = useEffectEvent((now: Campaign) => {
    if (isDirty || now.updatedAt === read.updatedAt) return;
    setRead(now);
    reset(valuesOf(now));
  });
  useEffect(() => follow(campaign), [campaign]);

  const hasRequest = read.campaignRequestId !== null;
  return (
    <FormPage>
      <Form aria-label={t('campaignForm.edit')} onSubmit={submit} summaryTitle={(count) => t('campaignForm.summary', { count })} space={8}>
        {stale && <StaleNotice {...stale} isReloading={isReading} onReload={() => void readAnew(false)} onKeep={() => void readAnew(true)} />}
        {error !== undefined && !stale && <FormRefusal error={error} />}
        {hasRequest && <InlineAlert tone="info">{t('campaignForm.linkedNotice', { number: read.requestNumber })}</InlineAlert>}
        <FormSection title={t('campaignForm.step.basics')} hasRule>
          <BasicsFields control={control} known={{ hasRequest, type: read.type, kundenname: read.kundenname, ownerName: read.ownerName }} />
        </FormSection>
        <FormSection title={t('campaignForm.step.goals')} hasRule>
          <GoalsFields control={control} />
        </FormSection>
        <FormSection title={t('campaignForm.step.channels')} lead={t('campaignForm.lead.channels')} hasRule>
          <ChannelsFields control={control} isCopy={false} />
        </FormSection>
        <FormSection title={t('campaignForm.step.briefing')}>
          <BriefingFields control={control} />
        </FormSection>
        <FormButtons isSticky>
          <Button href={view}>{t('campaignForm.cancel')}</Button>
          <Button type="submit" variant="solid" isPending={isSubmitting} isDisabled={!isDirty}>
            {t('campaignForm.save')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
