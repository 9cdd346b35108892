import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contractQueries } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';

/** Campaigns, customers and partners that have contracts, as options. */
export function useContractChoices() {
  const { data } = useQuery(contractQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) =>
      choices.map(({ id, name }) => ({ id, label: name }));
    return {
      campaign: options(data?.campaigns),
      customer: options(data?.customers),
      partner: options(data?.influencers),
    };
  }, [data]);
}
