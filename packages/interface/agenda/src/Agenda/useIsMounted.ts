import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its markup is taken over, then true. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
