import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';

/** Brands and people of the agency as options. */
export function useUgcChoices() {
  const { data } = useQuery(ugcRequestQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) =>
      choices.map(({ id, name }) => ({ id, label: name }));
    return { brands: options(data?.brands), assignees: options(data?.assignees) };
  }, [data]);
}
