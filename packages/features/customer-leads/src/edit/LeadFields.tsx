import type { Control } from 'react-hook-form';
import { useCustomerOptions } from '@resonanz/api-client/useCustomerOptions';
import { COUNTRIES, LEAD_SOURCE_IDS } from '@resonanz/domain/lookups';
import { PLATFORMS } from '@resonanz/domain/platforms';
import {
  BoundArea,
  BoundComboBox,
  BoundMoney,
  BoundMulti,
  BoundNumber,
  BoundSelect,
  BoundText,
} from '@resonanz/records/boundFields';
import { useIndustries } from '@resonanz/records/industries';
import { useMay } from '@resonanz/session/react';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { useLeadOwners } from '../useLeadOwners.ts';
import { useLeadText } from '../useLeadText.ts';
import { type LeadDraft, LEGAL_BASES, LIMITS } from './leadForm.ts';
import { monthsFrom } from './months.ts';

interface FieldsProps {
  control: Control<LeadDraft>;
}

/** The company of a lead, and how it was found. */
export function CompanyFields({ control }: FieldsProps) {
  const { t, source, country } = useLeadText();
  const industries = useIndustries();
  return (
    <Stack space={6}>
      <BoundText control={control} name="company" label={t('customerLeads.column.company')} isRequired />
      <Columns>
        <BoundComboBox
          control={control}
          name="sourceId"
          label={t('customerLeads.column.source')}
          items={LEAD_SOURCE_IDS.map((id) => ({ id: Number(id), label: source(id) }))}
          order="given"
          isRequired
        />
        <BoundText control={control} name="website" label={t('customerLeads.field.website')} type="url" />
        <BoundSelect
          control={control}
          name="country"
          label={t('customerLeads.field.country')}
          items={COUNTRIES.map((id) => ({ id, label: country(id) }))}
          placeholder={t('word.pleaseChoose')}
        />
        <BoundComboBox
          control={control}
          name="industryId"
          label={t('customerLeads.field.industryId')}
          items={industries}
          order="given"
        />
      </Columns>
    </Stack>
  );
}

/** What can be expected of a lead. */
export function ExpectationFields({ control, setMonth }: FieldsProps & { setMonth: string | null }) {
  const { t, month } = useLeadText();
  return (
    <Columns>
      <BoundMoney control={control} name="expectedBudget" label={t('customerLeads.column.budget')} />
      <BoundComboBox
        control={control}
        name="expectedMonth"
        label={t('customerLeads.field.expectedMonth')}
        items={monthsFrom(new Date(), setMonth).map((id) => ({ id, label: month(id) }))}
        order="given"
      />
      <BoundNumber
        control={control}
        name="probability"
        label={t('customerLeads.column.probability')}
        minValue={0}
        maxValue={LIMITS.probability}
        unit="%"
      />
      <BoundMulti
        control={control}
        name="platforms"
        label={t('customerLeads.field.platforms')}
        items={PLATFORMS.map((id) => ({ id, label: id }))}
      />
    </Columns>
  );
}

/** Names of what a lead belongs to, as it was read: listed where they could not be chosen any more. */
export interface KnownNames {
  readonly owner: string;
  readonly customer: string;
}

/** Who looks after a lead, what comes next, and the customer it belongs to. */
export function CareFields({ control, names }: FieldsProps & { names: KnownNames }) {
  const { t } = useLeadText();
  const owners = useLeadOwners();
  const seesCustomers = useMay('Customer Management', 'view');
  const customers = useCustomerOptions(seesCustomers);
  return (
    <Columns>
      <BoundComboBox
        control={control}
        name="ownerUserId"
        label={t('word.owner')}
        items={owners}
        selectedLabel={names.owner}
      />
      <BoundText control={control} name="nextStep" label={t('customerLeads.column.nextStep')} />
      {seesCustomers && (
        <BoundComboBox
          control={control}
          name="customerId"
          label={t('customerLeads.field.customerId')}
          {...customers}
          selectedLabel={names.customer}
        />
      )}
    </Columns>
  );
}

/** What the agency keeps in mind, and on what it keeps the data of persons. */
export function NoteFields({ control }: FieldsProps) {
  const { t } = useLeadText();
  return (
    <Stack space={6}>
      <BoundSelect
        control={control}
        name="legalBasis"
        label={t('customerLeads.field.legalBasis')}
        description={t('customerLeads.form.legalBasisHint')}
        items={LEGAL_BASES.map((id) => ({ id, label: t(`customerLeads.legalBasis.${id}`) }))}
      />
      <BoundArea
        control={control}
        name="notes"
        label={t('customerLeads.field.notes')}
        description={t('customerLeads.form.notesHint')}
        limit={LIMITS.notes}
      />
    </Stack>
  );
}
