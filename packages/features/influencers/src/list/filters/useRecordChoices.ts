import { useQuery } from '@tanstack/react-query';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMay } from '@resonanz/session/react';

/** Campaigns and customers by name, for those who may see them; read only while `isWanted`. */
export function useRecordChoices(isWanted: boolean) {
  const api = useApi();
  const mayView = useMay('Campaign Management', 'view');
  const enabled = isWanted && mayView;
  const campaigns = useQuery({
    ...campaignQueries(api).names(),
    enabled,
    select: (rows) => rows.map(({ campaignId, name }) => ({ id: campaignId, label: name })),
  });
  const customers = useQuery({
    ...campaignQueries(api).formChoices(),
    enabled,
    select: (choices) => choices.customers.map(({ id, name }) => ({ id, label: name })),
  });
  return { mayView, campaigns: campaigns.data, customers: customers.data };
}
