import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formErrors } from '@resonanz/api-client/errors';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { CAMPAIGN_FIELDS, type CampaignField, campaignRules, type CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';

/**
 * The form of a campaign: its rules, its guard against leaving, and what the server refuses, at the fields it speaks
 * of.
 */
export function useCampaignForm(values: CampaignValues) {
  const t = useMessages(messages);
  const rule = useMessages(ruleMessages);
  const { language } = useLanguage();
  const [error, setError] = useState<unknown>();
  const rules = useMemo(() => campaignRules(language), [language]);
  const form = useForm<CampaignValues>({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: standardSchemaResolver(rules),
  });
  useUnsavedChanges(form.formState.isDirty);

  /**
   * Carries a call out; gives the fields the server refuses, in the order of the form, and keeps every other refusal as
   * `error`.
   */
  async function attempt(call: () => Promise<unknown>): Promise<readonly CampaignField[]> {
    setError(undefined);
    try {
      await call();
      return [];
    } catch (thrown) {
      const { fields } = formErrors(thrown, CAMPAIGN_FIELDS, (key) =>
        textOr(
          t,
          messages,
          `campaignForm.fault.${key}`,
          textOr(rule, ruleMessages, key, t('campaignForm.fault.other')),
        ),
      );
      const refused = CAMPAIGN_FIELDS.filter((field) => fields[field] !== undefined);
      for (const field of refused) form.setError(field, { type: 'server', message: fields[field] ?? '' });
      if (refused.length === 0) setError(thrown);
      return refused;
    }
  }

  return { form, error, attempt, forget: () => setError(undefined) };
}
