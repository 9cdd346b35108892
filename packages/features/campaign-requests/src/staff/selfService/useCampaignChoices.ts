import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';

/** Customers and people who run campaigns, as options. */
export function useCampaignChoices() {
  const { data } = useQuery(campaignQueries(useApi()).formChoices());
  return useMemo(
    () => ({
      brands: (data?.customers ?? []).map(({ id, name }) => ({ id, label: name })),
      owners: (data?.owners ?? []).map(({ id, name }) => ({ id, label: name })),
    }),
    [data],
  );
}
