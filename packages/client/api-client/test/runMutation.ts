import { MutationObserver, type DefaultError, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';

/** Runs mutation options to the end, the way `useMutation` does. */
export function run<Data, Variables, OnMutate>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Data, DefaultError, Variables, OnMutate>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}
