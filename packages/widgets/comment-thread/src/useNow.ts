import { useEffect, useState } from 'react';

/** Ages are shown in seconds below one minute; half of it keeps them close enough. */
const TICK_MS = 30_000;

/** The given time, or else the present one, which goes on. */
export function useNow(given: Date | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return undefined;
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [isGiven]);
  return given ?? now;
}
