import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { formErrors } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type UgcRequest, ugcRequestMutations, ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { useToasts } from '@resonanz/app-frame/toasts';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { brandPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stepper } from '@resonanz/ui/Stepper';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import * as css from '../layout.css.ts';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { BriefingFields } from './BriefingFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { ProductFields } from './ProductFields.tsx';
import { BLANK, inputOf, STEP_FIELDS, stepOf, UGC_FIELDS, UGC_STEPS, ugcRules, type UgcField, type UgcStep, type UgcValues, valuesOf } from './ugcForm.ts';
import { VideoFields } from './VideoFields.tsx';

const isStep = (value: string | null): value is UgcStep => UGC_STEPS.some((step) => step === value);

/** A request of a brand, step by step; each step is kept on the server as a draft. */
export function UgcForm({ request }: { request: UgcRequest | undefined }) {
  const { t, language } = useUgcText();
  const rule = useMessages(ruleMessages);
  const say = useErrorText(messages);
  const client = useApi();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  const step: UgcStep = isStep(asked) ? asked : 'product';
  const at = UGC_STEPS.indexOf(step);
  const [error, setError] = useState<unknown>();
  const save = useMutation(ugcRequestMutations(client, useQueryClient()).save());
  const today = useQuery({ ...ugcRequestQueries(client).prices(), enabled: request === undefined });
  const prices = request?.prices ?? today.data;
  const rules = useMemo(() => ugcRules(language), [language]);
  const form = useForm<UgcValues>({ defaultValues: request === undefined ? BLANK : valuesOf(request), mode: 'onTouched', shouldFocusError: false, resolver: standardSchemaResolver(rules) });
  const { control, formState, getValues, reset, trigger } = form;
  useUnsavedChanges(formState.isDirty);
  const requestId = request?.ugcCampaignRequestId;
  // What was sent stays sent: it is changed as a whole, not kept as a draft.
  const isDraft = request === undefined || request.isDraft;

  const goTo = (next: UgcStep) => setSearch((before) => ({ ...Object.fromEntries(before), step: next }), { replace: true, preventScrollReset: false });
  const faultsOf = (each: UgcStep) => STEP_FIELDS[each].filter((field) => formState.errors[field] !== undefined).length;

  /** Keeps the form on the server; gives back the request, or undefined when it was refused. */
  async function keep(send: boolean): Promise<UgcRequest | undefined> {
    setError(undefined);
    try {
      const kept = await save.mutateAsync({ ...inputOf(getValues()), send, ...(request && { ugcCampaignRequestId: request.ugcCampaignRequestId, updatedAt: request.updatedAt }) });
      reset(valuesOf(kept));
      discardUnsavedChanges();
      return kept;
    } catch (thrown) {
      const { fields } = formErrors(thrown, UGC_FIELDS, (key) => textOr(rule, ruleMessages, key, t('ugcRequests.error.field')));
      const refused = UGC_FIELDS.filter((field) => fields[field] !== undefined);
      for (const field of refused) form.setError(field, { type: 'server', message: fields[field] ?? '' });
      const faulty = stepOf(refused);
      if (faulty === undefined) setError(thrown);
      else goTo(faulty);
      return undefined;
    }
  }

  async function leave(kept: UgcRequest | undefined, next: UgcStep) {
    if (kept === undefined) return;
    if (requestId !== undefined) return goTo(next);
    await navigate(`${brandPaths.ugcVideoEdit({ ugcCampaignRequestId: kept.ugcCampaignRequestId })}?step=${next}`, { replace: true });
  }

  async function send() {
    if (!(await trigger())) {
      const faulty = stepOf(UGC_FIELDS.filter((field: UgcField) => form.getFieldState(field).invalid));
      if (faulty !== undefined && faulty !== step) goTo(faulty);
      return;
    }
    const kept = await keep(true);
    if (kept === undefined) return;
    toasts.add({ tone: 'ok', title: t('ugcRequests.done.title'), text: t(isDraft ? 'ugcRequests.done.sent' : 'ugcRequests.done.saved') });
    await navigate(brandPaths.ugcVideoView({ refId: kept.ugcCampaignRequestId }));
  }

  const next = UGC_STEPS[at + 1];
  const previous = UGC_STEPS[at - 1];
  // Enter goes on as the button does; only the last step is sent.
  async function submit() {
    if (next === undefined) return send();
    if (await trigger([...STEP_FIELDS[step]])) await (isDraft ? leave(await keep(false), next) : goTo(next));
  }
  async function keepDraft() {
    const kept = await keep(false);
    if (kept === undefined) return;
    toasts.add({ tone: 'ok', title: t('ugcRequests.done.title'), text: t('ugcRequests.done.draft') });
    await leave(kept, step);
  }

  const parts: Readonly<Record<UgcStep, () => ReactNode>> = {
    product: () => <ProductFields control={control} requestId={requestId} />,
    video: () => <VideoFields control={control} prices={prices} />,
    briefing: () => <BriefingFields control={control} />,
    delivery: () => <DeliveryFields control={control} />,
  };
  return (
    <div className={css.columns}>
      <FormPage>
        <Stepper
          label={t('ugcRequests.form.steps')}
          steps={UGC_STEPS.map((id) => {
            const count = faultsOf(id);
            return { id, label: t(`ugcRequests.step.${id}`), ...(count > 0 && { errorMessage: t('ugcRequests.form.faults', { count }) }) };
          })}
          currentId={step}
          doneLabel={t('ugcRequests.form.stepDone')}
          currentLabel={t('ugcRequests.form.stepCurrent')}
          openLabel={t('ugcRequests.form.stepOpen')}
          positionLabel={(position, count) => t('ugcRequests.form.position', { position, count })}
        />
        <Form aria-label={t('ugcRequests.form.title')} onSubmit={submit} summaryTitle={(count) => t('ugcRequests.form.faults', { count })} space={8}>
          {error !== undefined && (
            <InlineAlert tone="error" role="alert" title={t('ugcRequests.error.title')}>
              {say(error, 'ugcRequests.error.other')}
            </InlineAlert>
          )}
          <FormSection key={step} title={t(`ugcRequests.step.${step}`)} lead={t(`ugcRequests.lead.${step}`)} takesFocus={asked !== null}>
            {parts[step]()}
          </FormSection>
          <FormButtons>
            {previous !== undefined && (
              <Button onPress={() => goTo(previous)} isDisabled={save.isPending}>
                {t('ugcRequests.form.back')}
              </Button>
            )}
            {isDraft && (
              <Button onPress={() => void keepDraft()} isDisabled={save.isPending}>
                {t('ugcRequests.form.keepDraft')}
              </Button>
            )}
            <Button type="submit" variant="solid" isPending={save.isPending}>
              {t(next !== undefined ? 'ugcRequests.form.next' : isDraft || request.status === 3 ? 'ugcRequests.form.send' : 'ugcRequests.form.save')}
            </Button>
          </FormButtons>
        </Form>
      </FormPage>
      <PriceSummary control={control} prices={prices} />
    </div>
  );
}
