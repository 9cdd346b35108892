import type { RoleId } from '@resonanz/domain/roles';
import type { InstantOrNull, NumberOrNull } from '../../platform/database/columns.ts';

/** When the rights of a role were last changed, and by whom; empty while they are the start rights. */
export interface RolePermissionVersionsTable {
  role_id: RoleId;
  updated_at: InstantOrNull;
  updated_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    role_permission_versions: RolePermissionVersionsTable;
  }
}
