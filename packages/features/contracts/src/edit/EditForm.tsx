import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Contract, contractMutations } from '@resonanz/api-client/contracts';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { type ContractDraft, toDraft, toInput } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { PartnerFields } from '../terms/PartnerFields.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import { useContractForm } from '../terms/useContractForm.ts';
import { TextField } from './TextField.tsx';

interface EditFormProps {
  contract: Contract;
  /** Reloads the contract and gives the input up. */
  onReload: () => void;
}

const hasOnePartner = () => false;

/** Changes a draft: partner, terms and text. */
export function EditForm({ contract, onReload }: EditFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const { contractId, updatedAt, entryId, influencerId } = contract;
  const { control, handleSubmit, showError } = useContractForm(toDraft(contract), hasOnePartner);
  const { save, stale, error, isPending } = useRecordSave(
    contractMutations(useApi(), useQueryClient()).save(),
    { contractId, updatedAt },
    showError,
  );
  const back = staffPaths.contractView({ contractId });

  async function submit(values: ContractDraft): Promise<void> {
    if (!(await save(toInput(values, { entryId, influencerId })))) return;
    discardUnsavedChanges();
    announce(t('contractForm.done.saved'));
    void navigate(back);
  }

  return (
    <RecordForm
      aria-label={t('contractForm.edit')}
      onSubmit={handleSubmit(submit)}
      summaryTitle={(count) => t('contractForm.errorCount', { count })}
      stale={stale && { ...stale, onReload }}
      failure={error && say(error, 'contractForm.error.other')}
      isPending={isPending}
      backHref={back}
    >
      <FormSection title={t('contractForm.section.partner')}>
        <PartnerFields
          control={control}
          named={{ campaign: contract.campaignName, customer: contract.customerName }}
          hasEntry={entryId !== null}
        />
      </FormSection>
      <TermsFields control={control} servicesText={t('contractForm.service.none')} level={2} />
      <FormSection title={t('contractForm.section.text')}>
        <TextField control={control} />
      </FormSection>
    </RecordForm>
  );
}
