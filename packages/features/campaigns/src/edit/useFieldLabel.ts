import { useMessages } from '@resonanz/i18n/react';
import type { CampaignField } from './campaignForm.ts';
import { messages } from './messages.ts';

/** The words of a field. */
export function useFieldLabel(): (name: CampaignField) => string {
  const t = useMessages(messages);
  return (name) => t(`campaignForm.field.${name}`);
}
