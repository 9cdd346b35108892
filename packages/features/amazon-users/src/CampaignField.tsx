import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from './messages.ts';

interface CampaignFieldProps {
  value: number | null;
  onChange: (campaignId: number | null) => void;
  /** Where the heading around it says what it is. */
  hidesLabel?: boolean;
  isRequired?: boolean;
  /** The name of the chosen campaign, as it was read. */
  name?: string;
}

/** The campaigns of the agency by their ids. */
export function useCampaignNames() {
  const { data, isPending } = useQuery(campaignQueries(useApi()).names());
  const items = useMemo(() => (data ?? []).map(({ campaignId, name }) => ({ id: campaignId, label: name })), [data]);
  return { items, isPending };
}

/** The campaign of the agency that somebody is registered for. */
export function CampaignField({ value, onChange, hidesLabel = false, isRequired = false, name }: CampaignFieldProps) {
  const t = useMessages(messages);
  const { items, isPending } = useCampaignNames();
  return (
    <ComboBox
      label={t('word.campaign')}
      name="campaignId"
      hidesLabel={hidesLabel}
      isRequired={isRequired}
      items={items}
      selectedId={value}
      {...(name !== undefined && { selectedLabel: name })}
      onSelectionChange={onChange}
      placeholder={hidesLabel ? t('word.any') : t('word.pleaseChoose')}
      emptyMessage={t('amazonUsers.campaign.none')}
      openLabel={t('amazonUsers.campaign.open')}
      isLoading={isPending}
      loadingLabel={t('amazonUsers.campaign.loading')}
    />
  );
}
