import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { isTester } from '@resonanz/domain/roles';
import { all, column, isStaffRoleButManagement, none, type RowRule } from './rowRule.ts';

/** Tests that are being prepared are internal; a tester keeps those applied for in sight. */
export const testerProjects: RowRule = {
  table: 'tester_projects',
  visible(user, row) {
    if (isStaffRoleButManagement(user)) return all;
    if (!isTester(user.roleId)) return none;
    return sql<boolean>`(${column(row, 'status')} <> ${PROJECT_STATUS.pending} or exists (
      select 1 from tester_applications as application
      where application.project_id = ${column(row, 'id')} and application.user_id = ${user.id}))`;
  },
};

/** Tests that are not over: staff change their pictures, videos and description. */
export const openTesterProjects: RowRule = {
  table: 'tester_projects',
  visible: (user, row) =>
    isStaffRoleButManagement(user) ? sql<boolean>`${column(row, 'status')} <> ${PROJECT_STATUS.completed}` : none,
};

/** A tester's own applications. */
export const testerApplications: RowRule = {
  table: 'tester_applications',
  visible(user, row) {
    if (isTester(user.roleId)) return sql<boolean>`${column(row, 'user_id')} = ${user.id}`;
    return isStaffRoleButManagement(user) ? all : none;
  },
};

/** Applications with a place in a test that is not over: their tester adds pictures and videos. */
export const openTesterApplications: RowRule = {
  table: 'tester_applications',
  visible: (user, row) =>
    isTester(user.roleId)
      ? sql<boolean>`${testerApplications.visible(user, row)}
          and ${column(row, 'status')} = ${PROJECT_APPLICATION_STATUS.approved}
          and ${column(row, 'withdrawn_at')} is null and ${column(row, 'completed_at')} is null
          and exists (select 1 from tester_projects as project
            where project.id = ${column(row, 'project_id')} and project.status <> ${PROJECT_STATUS.completed})`
      : none,
};
