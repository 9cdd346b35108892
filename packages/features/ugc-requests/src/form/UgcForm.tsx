import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type UgcRequest, ugcRequestMutations, ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormPage, FormSection, useOptionalLabel } from '@resonanz/records/FormParts';
import { PageColumns } from '@resonanz/records/PageColumns';
import { useServerErrors } from '@resonanz/records/serverErrors';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { BriefingFields } from './BriefingFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { ProductFields } from './ProductFields.tsx';
import { BLANK, inputOf, UGC_FIELDS, ugcRules, type UgcValues, valuesOf } from './ugcForm.ts';
import { VideoFields } from './VideoFields.tsx';

/** A request of a brand on one page, with what it costs beside it; unsent it can be saved as a draft. */
export function UgcForm({ request: first }: { request: UgcRequest | undefined }) {
  const { t, language } = useUgcText();
  const rule = useMessages(ruleMessages);
  const say = useErrorText(messages);
  const client = useApi();
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const formId = useId();
  const optionalLabel = useOptionalLabel();
  const [request, setRequest] = useState(first);
  const save = useMutation(ugcRequestMutations(client, useQueryClient()).save());
  const today = useQuery({ ...ugcRequestQueries(client).prices(), enabled: request === undefined });
  const prices = request?.prices ?? today.data;
  const rules = useMemo(() => ugcRules(language), [language]);
  const form = useForm<UgcValues>({
    defaultValues: request === undefined ? BLANK : valuesOf(request),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: standardSchemaResolver(rules),
  });
  const { control, formState, getValues, reset, trigger } = form;
  const { error, attempt } = useServerErrors(form, {
    fields: UGC_FIELDS,
    say: (key) => textOr(rule, ruleMessages, key, t('ugcRequests.error.field')),
  });
  useUnsavedChanges(formState.isDirty);
  // What was sent stays sent: it is changed as a whole, not saved as a draft.
  const isDraft = request === undefined || request.isDraft;

  /** Saves the form on the server; returns the request, or undefined when it was rejected. */
  async function keep(send: boolean): Promise<UgcRequest | undefined> {
    let saved: UgcRequest | undefined;
    await attempt(async () => {
      saved = await save.mutateAsync({
        ...inputOf(getValues()),
        send,
        ...(request && { ugcCampaignRequestId: request.ugcCampaignRequestId, updatedAt: request.updatedAt }),
      });
      setRequest(saved);
      reset(valuesOf(saved));
      discardUnsavedChanges();
    });
    return saved;
  }

  async function send(): Promise<void> {
    if (!(await trigger())) return;
    const saved = await keep(true);
    if (saved === undefined) return;
    announce(t(isDraft ? 'ugcRequests.done.sent' : 'ugcRequests.done.saved'));
    await navigate(brandPaths.ugcVideoView({ refId: saved.ugcCampaignRequestId }));
  }

  /** A new request gets its own address with the first draft, so that a reload comes back to it. */
  async function keepDraft(): Promise<void> {
    const saved = await keep(false);
    if (saved === undefined) return;
    announce(t('ugcRequests.done.draft'));
    if (first === undefined)
      await navigate(brandPaths.ugcVideoEdit({ ugcCampaignRequestId: saved.ugcCampaignRequestId }), { replace: true });
  }

  /** Files belong to a draft: the first one makes it, also when several begin at once. */
  const draft = useRef<Promise<number> | undefined>(undefined);
  async function makeDraft(): Promise<number> {
    const saved = await keep(false);
    draft.current = undefined;
    if (saved === undefined) throw new Error('The draft was not saved.');
    // A reload comes back to the draft; leading there by the router would end the upload.
    window.history.replaceState(
      window.history.state,
      '',
      brandPaths.ugcVideoEdit({ ugcCampaignRequestId: saved.ugcCampaignRequestId }),
    );
    return saved.ugcCampaignRequestId;
  }

  return (
    <PageColumns
      asideLabel={t('word.price')}
      aside={
        <PriceSummary control={control} prices={prices}>
          <Button type="submit" form={formId} variant="solid" isFullWidth isPending={save.isPending}>
            {isDraft || request.status === REQUEST_STATUS.declined ? t('ugcRequests.form.send') : t('word.save')}
          </Button>
          {isDraft && (
            <Button isFullWidth onPress={() => void keepDraft()} isDisabled={save.isPending}>
              {t('ugcRequests.form.keepDraft')}
            </Button>
          )}
          {request?.isDraft && (
            <Text variant="caption" tone="muted">
              {t('ugcRequests.form.draftSaved', { at: formatDateTime(request.updatedAt, language) })}
            </Text>
          )}
        </PriceSummary>
      }
    >
      <FormPage>
        <Form
          id={formId}
          aria-label={t('ugcRequests.form.title')}
          onSubmit={send}
          summaryTitle={(count) => t('ugcRequests.form.errorCount', { count })}
          optionalLabel={optionalLabel}
          space={8}
        >
          {error !== undefined && (
            <InlineAlert tone="error" role="alert" title={t('word.failed')}>
              {say(error, 'ugcRequests.error.other')}
            </InlineAlert>
          )}
          <FormSection title={t('ugcRequests.part.product')}>
            <ProductFields
              control={control}
              requestId={request?.ugcCampaignRequestId ?? (() => (draft.current ??= makeDraft()))}
            />
          </FormSection>
          <FormSection title={t('ugcRequests.part.video')}>
            <VideoFields control={control} prices={prices} />
          </FormSection>
          <FormSection title={t('ugcRequests.part.briefing')} lead={t('ugcRequests.lead.briefing')}>
            <BriefingFields control={control} />
          </FormSection>
          <FormSection title={t('ugcRequests.part.delivery')}>
            <DeliveryFields control={control} />
          </FormSection>
        </Form>
      </FormPage>
    </PageColumns>
  );
}
