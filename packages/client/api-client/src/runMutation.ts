import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs mutation options once, as `useMutation` does, where no component watches: for calls whose code is fetched when
 * they are wanted.
 */
export function runMutation<Data, Variables, OnMutate>(
  queryClient: QueryClient,
  options: MutationOptions<Data, DefaultError, Variables, OnMutate>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
