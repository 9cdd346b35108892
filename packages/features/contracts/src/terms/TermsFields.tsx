import type { Control } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundCheck, BoundNumber } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { BuyOutFields } from './BuyOutFields.tsx';
import { type ContractDraft, LIMITS } from './contractForm.ts';
import { messages } from './messages.ts';
import { ServiceFields } from './ServiceFields.tsx';

interface TermsFieldsProps {
  control: Control<ContractDraft>;
  /** Said where no service is entered. */
  servicesText: string;
  /** Place of the headings in the page's outline; 3 where they are parts of a step. */
  level?: 2 | 3;
}

/** What is agreed on: services, rights and the rules of working together. */
export function TermsFields({ control, servicesText, level = 3 }: TermsFieldsProps) {
  const t = useMessages(messages);
  return (
    <>
      <FormSection title={t('word.services')} level={level}>
        <ServiceFields control={control} emptyText={servicesText} />
      </FormSection>
      <FormSection title={t('contractForm.section.rights')} level={level}>
        <BuyOutFields control={control} />
      </FormSection>
      <FormSection title={t('contractForm.section.rules')} level={level}>
        <Stack space={6}>
          <Columns>
            <BoundNumber
              control={control}
              name="terms.correctionRounds"
              label={t('contractForm.rules.rounds')}
              minValue={0}
              maxValue={LIMITS.rounds}
            />
            <BoundNumber
              control={control}
              name="terms.paymentDays"
              label={t('contractForm.rules.paymentDays')}
              minValue={0}
              maxValue={LIMITS.paymentDays}
              unit={t('contractForm.rules.daysUnit')}
            />
          </Columns>
          <BoundArea
            control={control}
            name="terms.exclusivity"
            label={t('contractForm.rules.exclusivity')}
            description={t('contractForm.rules.exclusivityHint')}
            rows={3}
            limit={LIMITS.words}
          />
          <BoundArea
            control={control}
            name="terms.cancellation"
            label={t('contractForm.rules.cancellation')}
            description={t('contractForm.rules.cancellationHint')}
            rows={3}
            limit={LIMITS.words}
          />
          <Stack space={3}>
            <BoundCheck control={control} name="terms.labellingDuty" label={t('contractForm.rules.labellingDuty')} />
            <BoundCheck control={control} name="terms.penalty" label={t('contractForm.rules.penalty')} />
          </Stack>
        </Stack>
      </FormSection>
    </>
  );
}
