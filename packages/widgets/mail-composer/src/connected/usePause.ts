import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, once there is a pause in typing. */
export function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
