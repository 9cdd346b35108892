import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const MOST = 100;

/** The customers a lead can belong to, by name, as options. */
export function useCustomers(isNeeded: boolean) {
  const { data, isPending } = useQuery({ ...customerQueries(useApi()).page({ pageSize: MOST, sortBy: 'name', sort: 'ASC' }), enabled: isNeeded });
  const items = useMemo(() => (data?.content ?? []).map(({ customerId, name }) => ({ id: customerId, label: name })), [data]);
  return { items, isLoading: isNeeded && isPending };
}
