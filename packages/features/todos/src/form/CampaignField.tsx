import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from '../messages.ts';

interface CampaignFieldProps {
  value: number | null;
  /** The name of the chosen campaign, as it was read. */
  name: string;
  onChange: (campaignId: number | null) => void;
}

/** The campaign a to-do belongs to. */
export function CampaignField({ value, name, onChange }: CampaignFieldProps) {
  const t = useMessages(messages);
  const campaigns = useQuery(campaignQueries(useApi()).names());
  const choices = useMemo(
    () => (campaigns.data ?? []).map(({ campaignId, name }) => ({ id: campaignId, label: name })),
    [campaigns.data],
  );
  return (
    <ComboBox
      label={t('word.campaign')}
      name="campaignId"
      items={choices}
      selectedId={value}
      selectedLabel={name}
      onSelectionChange={onChange}
      emptyMessage={t('todos.form.noCampaign')}
      openLabel={t('todos.form.openCampaigns')}
      isLoading={campaigns.isPending}
      loadingLabel={t('todos.form.loadingCampaigns')}
    />
  );
}
