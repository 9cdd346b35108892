import { useState } from 'react';
import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Text } from '@resonanz/ui/Text';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';
import { GREATEST_AMOUNT } from './OrderDialog.tsx';
import { useStep } from './useStep.ts';

/** Enters the refund, at most what was paid; whether there is a review is not asked. */
export function RefundDialog({ record, onClose }: { record: AmazonUser; onClose: () => void }) {
  const { t } = useAmazonUserText();
  const today = berlinDay(new Date());
  const [refundAmount, setAmount] = useState(record.amount);
  const [refundedOn, setDay] = useState<string | null>(today);
  const { send, isPending, failure, fieldErrors } = useStep(record, 'refunded', onClose);
  return (
    <FormDialog
      title={t('amazonUsers.refunded.title', { name: nameOf(record) })}
      confirmLabel={t('amazonUsers.step.refunded')}
      isIncomplete={refundAmount === null || refundAmount <= 0 || refundedOn === null}
      isPending={isPending}
      failure={failure}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void (refundAmount !== null && refundedOn !== null && send({ refundAmount, refundedOn }))}
    >
      <Text as="p">{t('amazonUsers.refunded.text')}</Text>
      <MoneyField
        label={t('amazonUsers.field.refundAmount')}
        name="refundAmount"
        value={refundAmount}
        onChange={setAmount}
        maxValue={record.amount ?? GREATEST_AMOUNT}
        isRequired
      />
      <DatePicker
        label={t('amazonUsers.field.refundedOn')}
        name="refundedOn"
        value={refundedOn}
        onChange={setDay}
        {...(record.orderedOn !== null && { minValue: record.orderedOn })}
        maxValue={today}
        unavailableMessage={t('amazonUsers.fieldError.dateOutOfRange')}
        incompleteMessage={t('amazonUsers.dateIncomplete')}
        isRequired
      />
    </FormDialog>
  );
}
