import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';

/** The people who can look after customers, as options. */
export function useOwners() {
  const owners = useQuery(customerQueries(useApi()).owners());
  return useMemo(
    () => (owners.data ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    [owners.data],
  );
}
