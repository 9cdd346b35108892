import { useLocation } from 'react-router';

/** Whether a step was reached by going on or back, which takes the focus there. */
export function useHasMoved(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'hasMoved' in state;
}
