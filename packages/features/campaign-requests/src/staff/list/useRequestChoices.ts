import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { requestAdministrationQueries } from '@resonanz/api-client/requestAdministration';

/** Brands with requests and people who can look after them, as options. */
export function useRequestChoices() {
  const { data } = useQuery(requestAdministrationQueries(useApi()).choices());
  return useMemo(
    () => ({
      brands: (data?.brands ?? []).map(({ customerId, name }) => ({ id: customerId, label: name })),
      people: (data?.assignees ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    }),
    [data],
  );
}
