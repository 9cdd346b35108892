import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useLanguage } from '@resonanz/i18n/react';
import { useFieldErrorText, useServerErrors } from '@resonanz/records/serverErrors';
import { CAMPAIGN_FIELDS, campaignRules, type CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';

/**
 * The form of a campaign: its rules, its guard against leaving, and what the server rejects, at the fields it speaks
 * of.
 */
export function useCampaignForm(values: CampaignValues) {
  const say = useFieldErrorText(messages, 'campaignForm.fieldError.other');
  const { language } = useLanguage();
  const rules = useMemo(() => campaignRules(language), [language]);
  const form = useForm<CampaignValues>({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: standardSchemaResolver(rules),
  });
  useUnsavedChanges(form.formState.isDirty);

  return { form, ...useServerErrors(form, { fields: CAMPAIGN_FIELDS, say }) };
}
