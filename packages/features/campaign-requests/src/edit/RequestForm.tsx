import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  type CampaignRequest,
  type CampaignRequestForm,
  campaignRequestMutations,
} from '@resonanz/api-client/campaignRequests';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { CITIES } from '@resonanz/domain/lookups';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection, useOptionalLabel } from '@resonanz/records/FormParts';
import { useStoredRecord } from '@resonanz/records/serverErrors';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Stepper } from '@resonanz/ui/Stepper';
import { Text } from '@resonanz/ui/Text';
import { AudienceFields } from './AudienceFields.tsx';
import { BriefingFields } from './BriefingFields.tsx';
import { BudgetFields } from './BudgetFields.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { GoalFields } from './GoalFields.tsx';
import { messages } from './messages.ts';
import { ProductFields } from './ProductFields.tsx';
import { RequestAnswers } from './RequestAnswers.tsx';
import { RequestFiles } from './RequestFiles.tsx';
import {
  formOf,
  numberOf,
  REQUEST_STEPS,
  type RequestField,
  type RequestStep,
  STEP_FIELDS,
  stepOf,
  valuesOf,
} from './requestForm.ts';
import { useRequestForm } from './useRequestForm.ts';

const KNOWN_CITIES = Object.values(CITIES).flat();

interface RequestFormProps {
  answers: CampaignRequestForm;
  /** What is stored of it; null for a request that is not. */
  stored: CampaignRequest | null;
  firstStep: RequestStep;
  /** Whether the step was reached by going on, which takes the focus there. */
  hasMoved: boolean;
  /** Reloads the request; undefined when that fails. */
  onRead?: () => Promise<CampaignRequest | undefined>;
}

/** A request step by step: what is entered is saved on the server at each of them, and sent at the end. */
export function RequestForm({ answers, stored, firstStep, hasMoved, onRead }: RequestFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const optionalLabel = useOptionalLabel();
  const navigate = useNavigate();
  const save = useMutation(campaignRequestMutations(useApi(), useQueryClient()).save());
  const { language } = useLanguage();
  const { form, attempt, currentErrors, missing, point, wrong, ...serverErrors } = useRequestForm(
    valuesOf(answers, KNOWN_CITIES),
  );
  const { read, setRead, stale, error } = useStoredRecord(form, serverErrors, {
    stored,
    valuesOf: (now) => valuesOf(now.form, KNOWN_CITIES),
    onRead: async () => onRead?.(),
  });
  const { control, formState, getValues, trigger, reset, setFocus } = form;
  const { errors, isDirty } = formState;
  const [place, setPlace] = useState<{ step: RequestStep; hasMoved: boolean; field?: RequestField }>({
    step: firstStep,
    hasMoved,
  });
  const { step } = place;
  const at = REQUEST_STEPS.indexOf(step);
  // Steps up to here were seen; those that lack something say so.
  const [seen, setSeen] = useState(Math.max(at, stored?.isDraft === true ? stored.step - 1 : 0));
  useEffect(() => {
    if (place.field !== undefined) setFocus(place.field);
  }, [place, setFocus]);
  // What the agency is already looking at changes as a whole, not step by step.
  const isWaiting = read !== null && !read.isDraft && read.status === REQUEST_STATUS.pending;

  const goTo = (next: RequestStep | undefined) => {
    if (next === undefined) return;
    serverErrors.forget();
    setPlace({ step: next, hasMoved: true });
    setSeen(Math.max(seen, REQUEST_STEPS.indexOf(next)));
  };
  const show = ([first]: readonly RequestField[]) => goTo(first && stepOf(first));
  const goToField = (field: RequestField) => {
    point(field);
    setPlace({ step: stepOf(field), hasMoved: true, field });
  };

  /** Saves what was entered on the server; false when it was rejected. */
  async function keep(next: RequestStep, then?: (saved: CampaignRequest) => Promise<void>): Promise<boolean> {
    let saved: CampaignRequest | undefined;
    const rejected = await attempt(async () => {
      saved = await save.mutateAsync({
        form: formOf(getValues()),
        step: numberOf(next),
        ...(read && { campaignRequestId: read.campaignRequestId, updatedAt: read.updatedAt }),
      });
    });
    show(rejected);
    if (saved === undefined) return false;
    setRead(saved);
    reset(getValues());
    await then?.(saved);
    return true;
  }

  /** A new request gets its own address with the first step that is saved, so that a reload comes back to it. */
  async function toOwnAddress({ campaignRequestId }: CampaignRequest): Promise<void> {
    if (stored !== null) return;
    discardUnsavedChanges();
    await navigate(brandPaths.campaignRequestEdit({ campaignRequestId }), { replace: true, state: { hasMoved: true } });
  }

  async function goOn(next: RequestStep): Promise<void> {
    if (
      !isWaiting &&
      (stored === null || isDirty || numberOf(next) !== read?.step) &&
      !(await keep(next, toOwnAddress))
    )
      return;
    goTo(next);
  }

  async function keepDraft(): Promise<void> {
    const invalid = wrong();
    if (invalid.length > 0) return show(invalid);
    await keep(step, toOwnAddress);
  }

  /** Files belong to a draft: the first one makes it, also when several begin at once. */
  const draft = useRef<Promise<number> | undefined>(undefined);
  const makeDraft = async (): Promise<number> => {
    const invalid = wrong();
    let id: number | undefined;
    if (invalid.length === 0) await keep(step, async ({ campaignRequestId }) => void (id = campaignRequestId));
    draft.current = undefined;
    if (id === undefined) throw new Error('The draft was not saved.');
    // A reload comes back to the draft; leading there by the router would end the upload.
    window.history.replaceState(window.history.state, '', brandPaths.campaignRequestEdit({ campaignRequestId: id }));
    return id;
  };

  async function send(): Promise<void> {
    const invalid = missing();
    if (invalid.length > 0) return show(invalid);
    const rejected = await attempt(async () => {
      const { campaignRequestId } = await save.mutateAsync({
        form: formOf(getValues()),
        send: true,
        ...(read && { campaignRequestId: read.campaignRequestId, updatedAt: read.updatedAt }),
      });
      announce(t(isWaiting ? 'requestForm.done.changed' : 'requestForm.done.sent'));
      discardUnsavedChanges();
      await navigate(brandPaths.campaignRequestView({ refId: campaignRequestId }));
    });
    show(rejected);
  }

  // Enter goes on as the button does; only the summary is sent.
  async function submit(): Promise<void> {
    if (step === 'summary') return send();
    if (await trigger(STEP_FIELDS[step])) await goOn(REQUEST_STEPS[at + 1] ?? 'summary');
  }

  const open = isWaiting ? [] : currentErrors();
  const isOf = (each: RequestStep, field: RequestField) =>
    (STEP_FIELDS[each] as readonly RequestField[]).includes(field);
  /** What a step that was seen lacks, in words. */
  const lackOf = (each: RequestStep): string | undefined => {
    const marked = STEP_FIELDS[each].filter((field) => get(errors, field) !== undefined).length;
    const lacking =
      each !== step && REQUEST_STEPS.indexOf(each) < seen ? open.filter(({ field }) => isOf(each, field)) : [];
    if (marked === 0 && lacking.length === 0) return undefined;
    if (marked === 0 && lacking.every(({ isMissing }) => isMissing))
      return t('requestForm.step.missing', { count: lacking.length });
    return t('requestForm.step.errorCount', { count: Math.max(marked, lacking.length) });
  };
  const parts: Readonly<Record<RequestStep, () => ReactNode>> = {
    product: () => <ProductFields control={control} />,
    goal: () => <GoalFields control={control} />,
    audience: () => <AudienceFields control={control} />,
    channels: () => <ChannelFields control={control} />,
    budget: () => <BudgetFields control={control} />,
    briefing: () => <BriefingFields control={control} />,
    summary: () => (
      <RequestAnswers
        form={formOf(getValues())}
        errorOf={(field, label) => {
          const found = open.find((each) => each.field === field);
          return (
            found && (
              <Link tone="danger" onPress={() => goToField(field)}>
                {found.isMissing ? t('requestForm.complete', { field: label }) : found.message}
              </Link>
            )
          );
        }}
        action={(each, title) => (
          <Button variant="quiet" aria-label={t('requestForm.changeStep', { step: title })} onPress={() => goTo(each)}>
            {t('requestForm.change')}
          </Button>
        )}
      />
    ),
  };
  return (
    <FormPage>
      <Stepper
        label={t('requestForm.steps')}
        steps={REQUEST_STEPS.map((id) => {
          const errorMessage = lackOf(id);
          return { id, label: t(`requestForm.step.${id}`), ...(errorMessage !== undefined && { errorMessage }) };
        })}
        currentId={step}
        doneLabel={t('requestForm.step.done')}
        currentLabel={t('requestForm.step.current')}
        openLabel={t('requestForm.step.open')}
        positionLabel={(position, count) => t('requestForm.step.position', { position, count })}
      />
      {read?.status === REQUEST_STATUS.declined && (
        <InlineAlert tone="warning">{t('requestForm.declined', { reason: read.declineReason ?? '–' })}</InlineAlert>
      )}
      <Form
        aria-label={t('requestForm.form')}
        optionalLabel={optionalLabel}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog of the files sends a form of its own.
          if (event.target !== event.currentTarget) return;
          void submit();
        }}
        summaryTitle={(count) => t('requestForm.errorCount', { count })}
        space={8}
      >
        {stale && <StaleNotice {...stale} />}
        {error !== undefined && (
          <InlineAlert tone="error" role="alert" title={t('word.failed')}>
            {say(error, 'requestForm.error.other')}
          </InlineAlert>
        )}
        <FormSection
          key={step}
          title={t(`requestForm.step.${step}`)}
          lead={t(`requestForm.lead.${step}`)}
          takesFocus={place.hasMoved}
        >
          {parts[step]()}
        </FormSection>
        {(step === 'product' || step === 'summary') && (
          <RequestFiles
            campaignRequestId={read?.campaignRequestId ?? (() => (draft.current ??= makeDraft()))}
            isReadOnly={step === 'summary'}
          />
        )}
        <FormButtons>
          {read?.isDraft === true && (
            <div role="status">
              <Text tone="muted">{t('requestForm.savedAt', { at: formatDateTime(read.updatedAt, language) })}</Text>
            </div>
          )}
          {isWaiting ? (
            <Button href={brandPaths.campaignRequestView({ refId: read.campaignRequestId })}>{t('word.cancel')}</Button>
          ) : (
            <Button onPress={() => void keepDraft()} isDisabled={save.isPending}>
              {t('requestForm.keep')}
            </Button>
          )}
          {at > 0 && (
            <Button onPress={() => goTo(REQUEST_STEPS[at - 1])} isDisabled={save.isPending}>
              {t('word.back')}
            </Button>
          )}
          <Button type="submit" variant="solid" isPending={save.isPending}>
            {step !== 'summary' ? t('word.next') : t(isWaiting ? 'requestForm.save' : 'requestForm.send')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
