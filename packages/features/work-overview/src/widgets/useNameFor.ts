import { useSession } from '@resonanz/session/react';

/** Leaves out the reader's own name: what is shown is mostly the reader's own. */
export function useNameFor(): (name: string | null) => string | null {
  const { user } = useSession();
  return (name) => (name === user?.fullName ? null : name);
}
