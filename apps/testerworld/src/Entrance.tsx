import type { EntranceProps } from '@resonanz/account/entrance';
import { LoginEntrance } from '@resonanz/auth/LoginEntrance';

/** The log-in of the shell. */
export function Entrance({ shell: { session, catalogues }, ...events }: EntranceProps) {
  return <LoginEntrance area="testerworld" session={session} catalogues={catalogues} {...events} />;
}
