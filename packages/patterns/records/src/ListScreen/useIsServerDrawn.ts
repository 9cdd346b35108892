import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether this is drawn by a server, or is the first drawing of a browser on top of it, which has to be the same. */
export const useIsServerDrawn = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
