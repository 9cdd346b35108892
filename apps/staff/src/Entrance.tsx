import type { EntranceProps } from '@resonanz/account/entrance';
import { LoginEntrance } from '@resonanz/auth/LoginEntrance';

/** The log-in of the shell. */
export function Entrance({ shell: { session, catalogues }, ...events }: EntranceProps) {
  return <LoginEntrance area="staff" session={session} catalogues={catalogues} {...events} />;
}
