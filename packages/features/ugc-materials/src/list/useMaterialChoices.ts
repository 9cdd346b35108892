import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { ugcMaterialQueries } from '@resonanz/api-client/ugc-materials';

/** Brands, creators, campaigns and tags of the library as options. */
export function useMaterialChoices() {
  const { data } = useQuery(ugcMaterialQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) =>
      choices.map(({ id, name }) => ({ id, label: name }));
    return {
      customer: options(data?.brands),
      creator: options(data?.creators),
      campaign: options(data?.campaigns),
      tag: (data?.tags ?? []).map((tag) => ({ id: tag, label: tag })),
    };
  }, [data]);
}
