import type { ModuleName, PartialRights, Right } from '@resonanz/domain/permissions';
import type { RoleId } from '@resonanz/domain/roles';
import type { Audience } from '../http/Audience.ts';

/** The user behind a call, read from the database for this very call. */
export interface CallUser {
  id: number;
  email: string;
  fullName: string;
  roleId: RoleId;
  audience: Audience;
  /** Admin and super admin. */
  isAdmin: boolean;
  /** The company of a management user or a brand, as text. */
  companyName: string | null;
  /** The customer whose rows a brand may see. */
  customerId: number | null;
  signupWithToken: boolean;
  /** The version of the terms that a brand has accepted; null for others. */
  termsVersion: string | null;
  defaultLanguage: 'DE' | 'EN';
  defaultRegionId: number;
  /** The log-in this call belongs to. */
  sessionId: string;
  /** Rights of the role in every module that has a row. */
  rights: PartialRights;
  /** Whether the role has a right in a module. */
  may(module: ModuleName, right: Right): boolean;
}
