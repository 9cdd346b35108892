import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { campaignMutations } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stepper } from '@resonanz/ui/Stepper';
import { BasicsFields } from './BasicsFields.tsx';
import { BriefingFields } from './BriefingFields.tsx';
import {
  CAMPAIGN_STEPS,
  type CampaignField,
  type CampaignSource,
  type CampaignStep,
  type CampaignValues,
  newCampaignOf,
  STEP_FIELDS,
} from './campaignForm.ts';
import { CampaignSummary } from './CampaignSummary.tsx';
import { ChannelsFields } from './ChannelsFields.tsx';
import { FormFailure } from './FormFailure.tsx';
import { GoalsFields } from './GoalsFields.tsx';
import { messages } from './messages.ts';
import { useCampaignForm } from './useCampaignForm.ts';

interface AddFormProps {
  /** What the form begins with. */
  values: CampaignValues;
  source: CampaignSource;
  /** Number of the request it is made of. */
  requestNumber: string | null;
}

const stepOf = (fields: readonly CampaignField[]): CampaignStep | undefined =>
  CAMPAIGN_STEPS.find((step) =>
    fields.some((field) => (STEP_FIELDS[step] as readonly CampaignField[]).includes(field)),
  );

/** A new campaign, step by step; the last one shows everything before it is saved. */
export function AddForm({ values, source, requestNumber }: AddFormProps) {
  const t = useMessages(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const add = useMutation(campaignMutations(useApi(), useQueryClient()).add());
  const { form, error, attempt, forget } = useCampaignForm(values);
  const { control, formState, getValues, handleSubmit, trigger } = form;
  const { errors, isSubmitting } = formState;
  const [{ step, hasMoved }, setPlace] = useState<{ step: CampaignStep; hasMoved: boolean }>({
    step: 'basics',
    hasMoved: false,
  });
  const at = CAMPAIGN_STEPS.indexOf(step);
  const isCopy = source.kind === 'copy';

  const goTo = (next: CampaignStep | undefined) => {
    if (next === undefined) return;
    forget();
    setPlace({ step: next, hasMoved: true });
  };
  const errorCountOf = (each: CampaignStep) =>
    STEP_FIELDS[each].filter((field) => get(errors, field) !== undefined).length;

  const save = handleSubmit(
    async (entered) => {
      const rejected = await attempt(async () => {
        const { campaignId } = await add.mutateAsync(newCampaignOf(entered, source));
        announce(t('campaignForm.done.added'));
        discardUnsavedChanges();
        await navigate(staffPaths.campaignView({ refId: campaignId }));
      });
      if (rejected.length > 0) goTo(stepOf(rejected));
    },
    (found) => goTo(CAMPAIGN_STEPS.find((each) => STEP_FIELDS[each].some((field) => get(found, field) !== undefined))),
  );
  // Enter goes on as the button does; only the summary is sent.
  const submit = async () => {
    if (step === 'summary') return save();
    if (await trigger(STEP_FIELDS[step])) goTo(CAMPAIGN_STEPS[at + 1]);
  };

  const parts: Readonly<Record<CampaignStep, () => ReactNode>> = {
    basics: () => (
      <BasicsFields control={control} known={{ hasRequest: source.kind === 'request', type: values.type }} />
    ),
    goals: () => <GoalsFields control={control} />,
    channels: () => <ChannelsFields control={control} isCopy={isCopy} />,
    briefing: () => <BriefingFields control={control} />,
    summary: () => <CampaignSummary values={getValues()} isCopy={isCopy} onChange={goTo} />,
  };
  const leads: Readonly<Partial<Record<CampaignStep, string>>> = {
    channels: t('campaignForm.lead.channels'),
    briefing: t('campaignForm.lead.briefing'),
    summary: t('campaignForm.lead.summary'),
  };
  return (
    <FormPage>
      <Stepper
        label={t('campaignForm.steps')}
        steps={CAMPAIGN_STEPS.map((id) => {
          const count = errorCountOf(id);
          return {
            id,
            label: t(`campaignForm.step.${id}`),
            ...(count > 0 && { errorMessage: t('campaignForm.step.errorCount', { count }) }),
          };
        })}
        currentId={step}
        doneLabel={t('campaignForm.step.done')}
        currentLabel={t('campaignForm.step.current')}
        openLabel={t('campaignForm.step.open')}
        positionLabel={(position, count) => t('campaignForm.step.position', { position, count })}
      />
      {requestNumber !== null && (
        <InlineAlert tone="info">{t('campaignForm.requestNotice', { number: requestNumber })}</InlineAlert>
      )}
      <Form
        aria-label={t('campaignForm.add')}
        onSubmit={submit}
        summaryTitle={(count) => t('campaignForm.summary', { count })}
        space={8}
      >
        {error !== undefined && <FormFailure error={error} />}
        <FormSection key={step} title={t(`campaignForm.step.${step}`)} lead={leads[step]} takesFocus={hasMoved}>
          {parts[step]()}
        </FormSection>
        <FormButtons>
          <Button href={staffPaths.campaign()}>{t('word.cancel')}</Button>
          {at > 0 && (
            <Button onPress={() => goTo(CAMPAIGN_STEPS[at - 1])} isDisabled={isSubmitting}>
              {t('word.back')}
            </Button>
          )}
          <Button type="submit" variant="solid" isPending={isSubmitting}>
            {step === 'summary' ? t('campaignForm.create') : t('word.next')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
