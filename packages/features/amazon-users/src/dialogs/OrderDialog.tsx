import { useState } from 'react';
import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { TextField } from '@resonanz/ui/TextField';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';
import { useStep } from './useStep.ts';

/** The greatest amount, as the contract has it. */
export const GREATEST_AMOUNT = 99_999.99;

const LONGEST_NUMBER = 40;

/** Enters the order: number, amount and day. */
export function OrderDialog({ record, onClose }: { record: AmazonUser; onClose: () => void }) {
  const { t } = useAmazonUserText();
  const today = berlinDay(new Date());
  const [orderNumber, setNumber] = useState(record.orderNumber ?? '');
  const [amount, setAmount] = useState(record.amount);
  const [orderedOn, setDay] = useState<string | null>(record.orderedOn ?? today);
  const { send, isPending, failure, fieldErrors } = useStep(record, 'ordered', onClose);
  const isComplete = orderNumber.trim() !== '' && amount !== null && amount > 0 && orderedOn !== null;
  return (
    <FormDialog
      title={t('amazonUsers.ordered.title', { name: nameOf(record) })}
      confirmLabel={t('amazonUsers.step.ordered')}
      isIncomplete={!isComplete}
      isPending={isPending}
      failure={failure}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() =>
        void (amount !== null && orderedOn !== null && send({ orderNumber: orderNumber.trim(), amount, orderedOn }))
      }
    >
      <TextField
        label={t('amazonUsers.field.orderNumber')}
        name="orderNumber"
        value={orderNumber}
        onChange={setNumber}
        maxLength={LONGEST_NUMBER}
        isRequired
        autoFocus
      />
      <MoneyField
        label={t('amazonUsers.field.amount')}
        name="amount"
        value={amount}
        onChange={setAmount}
        maxValue={GREATEST_AMOUNT}
        isRequired
      />
      <DatePicker
        label={t('amazonUsers.field.orderedOn')}
        name="orderedOn"
        value={orderedOn}
        onChange={setDay}
        maxValue={today}
        unavailableMessage={t('amazonUsers.fieldError.futureDate')}
        incompleteMessage={t('amazonUsers.dateIncomplete')}
        isRequired
      />
    </FormDialog>
  );
}
