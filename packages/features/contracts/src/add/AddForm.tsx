import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contractMutations, type ContractCreation } from '@resonanz/api-client/contracts';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormPage, FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stepper } from '@resonanz/ui/Stepper';
import { type ContractDraft, isEntryType, termsOf, toInput } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { TemplateField } from '../terms/TemplateField.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import { useContractForm } from '../terms/useContractForm.ts';
import { CreationOutcome } from './CreationOutcome.tsx';
import { WhoFields } from './WhoFields.tsx';

const STEPS = ['who', 'terms'] as const;
type Step = (typeof STEPS)[number];

const WHO_FIELDS = ['entries', 'partnerName', 'partnerEmail', 'startDate', 'endDate'] as const;
const isForEntries = ({ type }: ContractDraft): boolean => isEntryType(type);

/** New contracts in two steps: with whom, and what is agreed on. */
export function AddForm({ draft }: { draft: ContractDraft }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const calls = contractMutations(useApi(), useQueryClient());
  const [save, createAll] = [useMutation(calls.save()), useMutation(calls.createForEntries())];
  const { control, setValue, formState, handleSubmit, trigger, showError } = useContractForm(draft, isForEntries);
  const type = useWatch({ control, name: 'type' });
  const [{ step, hasMoved }, setPlace] = useState<{ step: Step; hasMoved: boolean }>({ step: 'who', hasMoved: false });
  const [outcome, setOutcome] = useState<ContractCreation | null>(null);
  const goTo = (next: Step) => setPlace({ step: next, hasMoved: true });
  const error = save.error ?? createAll.error;

  /** One draft is opened at once; of several, and of those that could not be made, there is a list. */
  async function show({ created, refused }: ContractCreation): Promise<void> {
    discardUnsavedChanges();
    const [only, ...others] = created;
    if (only === undefined || others.length > 0 || refused.length > 0) {
      setOutcome({ created, refused });
      return;
    }
    announce(t('contractForm.done.added'));
    await navigate(staffPaths.contractView({ contractId: only.contractId }));
  }

  const create = handleSubmit(
    async (values) => {
      const { type, language, templateId, entries } = values;
      try {
        if (!isEntryType(type))
          await show({
            created: [await save.mutateAsync(toInput(values, { entryId: null, influencerId: null }))],
            refused: [],
          });
        else if (templateId !== null)
          await show(
            await createAll.mutateAsync({
              entryId: entries,
              type,
              language,
              templateId,
              terms: termsOf(values),
            }),
          );
      } catch (thrown) {
        for (const fieldError of isApiError(thrown) ? thrown.fieldErrors : []) showError(fieldError);
      }
    },
    (errors) => {
      if (WHO_FIELDS.some((field) => errors[field] !== undefined)) goTo('who');
    },
  );
  // Enter goes on as the button does; only the last step is sent.
  const submit = async () => {
    if (step === 'terms') return create();
    if (await trigger(WHO_FIELDS)) goTo('terms');
  };

  if (outcome !== null) return <CreationOutcome outcome={outcome} />;
  return (
    <FormPage>
      <Stepper
        label={t('contractForm.steps')}
        steps={STEPS.map((id) => ({ id, label: t(`contractForm.step.${id}`) }))}
        currentId={step}
        doneLabel={t('contractForm.step.done')}
        currentLabel={t('contractForm.step.current')}
        openLabel={t('contractForm.step.open')}
        positionLabel={(position, count) => t('contractForm.step.position', { position, count })}
      />
      <Form
        aria-label={t('contractForm.add')}
        onSubmit={submit}
        summaryTitle={(count) => t('contractForm.errorCount', { count })}
        space={8}
      >
        {error && (
          <InlineAlert tone="error" role="alert" title={t('word.failed')}>
            {say(error, 'contractForm.error.other')}
          </InlineAlert>
        )}
        <FormSection
          key={step}
          title={t(`contractForm.step.${step}`)}
          lead={t(`contractForm.lead.${step}`)}
          takesFocus={hasMoved}
        >
          {step === 'who' ? (
            <WhoFields control={control} setValue={setValue} />
          ) : (
            <>
              <TemplateField control={control} setValue={setValue} />
              <TermsFields
                control={control}
                servicesText={t(isEntryType(type) ? 'contractForm.service.ofEntry' : 'contractForm.service.none')}
              />
            </>
          )}
        </FormSection>
        <FormButtons>
          <Button href={staffPaths.contract()}>{t('word.cancel')}</Button>
          {step === 'terms' && (
            <Button onPress={() => goTo('who')} isDisabled={formState.isSubmitting}>
              {t('word.back')}
            </Button>
          )}
          <Button type="submit" variant="solid" isPending={formState.isSubmitting}>
            {step === 'terms' ? t('contractForm.create') : t('word.next')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
