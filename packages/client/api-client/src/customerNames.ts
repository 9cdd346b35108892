import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';

/** A customer to choose by its name. */
export type CustomerName = Schemas['CustomerName'];

/** Query keys of the area. */
export const customerKeys = {
  /** Everything of the area. */
  all: ['customers'],
  /** Every page of the list. */
  lists: ['customers', 'list'],
  /** The names to choose from. */
  names: ['customers', 'names'],
  /** Everything of one customer. */
  one: (customerId: number) => ['customers', 'one', customerId],
} as const;

/** Id and name of every customer that is not archived, by name; apart, since choices need nothing else of the area. */
export const customerNames = (client: ApiClient) =>
  queryOptions({
    queryKey: customerKeys.names,
    queryFn: ({ signal }): Promise<CustomerName[]> => answerOf(client.http.GET('/customer/getNames', { signal })),
  });
