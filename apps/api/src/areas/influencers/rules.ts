import { isManagement } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';

/** Whether the viewer may see what channels cost: managements may not, not even by sorting or filtering a list. */
export function seesPrices(viewer: CallUser): boolean {
  return !isManagement(viewer.roleId);
}
