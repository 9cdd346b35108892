import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { useCustomerOptions } from '@resonanz/api-client/useCustomerOptions';
import { SALES_STATUS } from '@resonanz/domain/sales';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useMay } from '@resonanz/session/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Text } from '@resonanz/ui/Text';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';
import { useLeadStep } from './useLeadStep.ts';

/** Makes a customer of a lead, or links the one it became: the one it belongs to already, or another that is chosen. */
export function WonDialog({
  lead: { customerLeadId, company, customerId, customerName },
  onClose,
}: {
  lead: CustomerLead;
  onClose: () => void;
}) {
  const { t } = useLeadText();
  const { calls } = useLeadActions();
  const change = useMutation(calls.changeStatus());
  const [mayChoose, mayAdd] = [useMay('Customer Management', 'view'), useMay('Customer Management', 'add')];
  // The server makes a customer only of a lead that has none.
  const first = customerId !== null ? 'own' : mayAdd ? 'new' : 'chosen';
  const [kind, setKind] = useState<string>(first);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const customers = useCustomerOptions(mayChoose);
  const isChosen = kind === 'chosen';
  const { attempt, isPending, fieldErrors, failure } = useLeadStep(
    () =>
      change.mutateAsync({
        customerLeadId,
        status: SALES_STATUS.won,
        ...(isChosen && chosenId !== null && { customerId: chosenId }),
      }),
    t('customerLeads.done.won', { company }),
    onClose,
    ['customerId'],
  );
  return (
    <FormDialog
      title={t('customerLeads.won.title')}
      confirmLabel={t('customerLeads.won.confirm')}
      isIncomplete={isChosen && chosenId === null}
      isPending={isPending}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void attempt()}
      failure={failure}
    >
      <Text as="p">{t('customerLeads.won.text', { company })}</Text>
      <RadioGroup label={t('word.customer')} name="kind" value={kind} onChange={setKind}>
        {first === 'own' && (
          <Radio value="own">{t('customerLeads.won.own', { customer: customerName ?? `#${customerId}` })}</Radio>
        )}
        {first === 'new' && <Radio value="new">{t('customerLeads.won.new', { company })}</Radio>}
        {mayChoose && <Radio value="chosen">{t('customerLeads.won.chosen')}</Radio>}
      </RadioGroup>
      {isChosen && (
        <ComboBox
          label={t('customerLeads.field.customerId')}
          name="customerId"
          {...customers}
          selectedId={chosenId}
          onSelectionChange={setChosenId}
          openLabel={t('customerLeads.filter.open')}
          emptyMessage={t('customerLeads.filter.nothing')}
          loadingLabel={t('customerLeads.loading')}
          isRequired
        />
      )}
    </FormDialog>
  );
}
