import { useEffect, useState } from 'react';
import { LIVE, type Row, rowAt, rows as first } from './content.ts';

declare global {
  interface Window {
    /** What happens to the list from outside. */
    live: { prepend: () => void; remove: () => void };
  }
}

/** The rows, to which one comes live and from which the third goes. */
export function useRows(): readonly Row[] {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    window.live = {
      prepend: () => setRows((shown) => [rowAt(LIVE), ...shown]),
      remove: () => setRows((shown) => shown.filter((_, at) => at !== 2)),
    };
  }, []);
  return rows;
}
