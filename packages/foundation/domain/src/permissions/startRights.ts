import { ROLE, type RoleId } from '../roles.ts';
import { MODULES, RIGHTS, type ModuleName, type ModuleRights, type Right, type RightsMatrix } from './modules.ts';

const WORKING: readonly Right[] = ['view', 'add', 'edit', 'export'];
const DECIDING: readonly Right[] = ['view', 'add', 'edit', 'export', 'approve'];

const CAMPAIGN_MANAGER: Readonly<Partial<Record<ModuleName, readonly Right[]>>> = {
  'Influencer Management': WORKING,
  'Customer Management': WORKING,
  'Customer Leads': WORKING,
  'Campaign Management': WORKING,
  'Campaign Request': DECIDING,
  'UGC Campaign Request': DECIDING,
  'Self-Campaign-Service': WORKING,
  'Contract Management': DECIDING,
  'NDA Management': WORKING,
  Models: WORKING,
  Creator: WORKING,
  'Brand List': WORKING,
  Cooperations: WORKING,
  'Family Registration': WORKING,
  Email: WORKING,
  Appointment: WORKING,
  Todos: WORKING,
  Dmexco: WORKING,
  'Learning Videos': WORKING,
  Report: WORKING,
  'Brand Management': ['view', 'approve'],
  Template: ['view'],
  'NDA Template': ['view'],
  'Campaign Service': ['view'],
  'Category Management': ['view'],
  Management: ['view'],
  Project: ['view'],
};

const BRAND: Readonly<Partial<Record<ModuleName, readonly Right[]>>> = {
  'Campaign Request': ['view', 'add', 'edit'],
  'UGC Campaign Request': ['view', 'add', 'edit'],
  'Self-Campaign-Service': ['view'],
  'Learning Videos': ['view'],
};

function granted(roleId: RoleId, moduleName: ModuleName): readonly Right[] | undefined {
  switch (roleId) {
    case ROLE.superAdmin:
      return RIGHTS;
    case ROLE.admin:
      return moduleName === 'Feedback' ? ['view'] : RIGHTS;
    case ROLE.campaignManager:
      return CAMPAIGN_MANAGER[moduleName];
    case ROLE.management:
      return moduleName === 'Influencer Management' ? ['view', 'edit'] : undefined;
    case ROLE.brand:
    case ROLE.brandManager:
      return BRAND[moduleName];
    case ROLE.tester:
      return undefined;
  }
}

/**
 * The default rights of a role; administrators may change them.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules; docs/domain/permissions.md#management
 */
export function startRights(roleId: RoleId): RightsMatrix {
  const ofModule = (moduleName: ModuleName): ModuleRights => {
    const rights = granted(roleId, moduleName);
    return Object.fromEntries(RIGHTS.map((right) => [right, rights?.includes(right) === true])) as ModuleRights;
  };
  return Object.fromEntries(MODULES.map((moduleName) => [moduleName, ofModule(moduleName)])) as RightsMatrix;
}
