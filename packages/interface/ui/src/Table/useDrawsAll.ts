import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is what a server has drawn, which the browser's first drawing has to equal. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** Whether rows out of sight are drawn as well: false in the first paint that has rows, true in the one after it, which gives way to whatever the user does. */
export function useDrawsAll(hasRows: boolean): boolean {
  const isHydrating = useIsHydrating();
  return useDeferredValue(hasRows, isHydrating && hasRows);
}
