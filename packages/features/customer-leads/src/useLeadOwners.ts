import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi } from '@resonanz/api-client/react';

/** The people who can look after leads, as options. */
export function useLeadOwners() {
  const owners = useQuery(customerLeadQueries(useApi()).owners());
  return useMemo(
    () => (owners.data ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    [owners.data],
  );
}
