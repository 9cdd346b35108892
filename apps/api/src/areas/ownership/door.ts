export { fileRuleOf, fileSubjects, type FileSubject, mayUseFiles } from './fileSubjects.ts';
export { isStaffRoleButManagement } from './queries/rowRule.ts';
export { visibilityFilter, rowRules, seesAll, visibleRows, type RowKind } from './queries/rows.ts';
export { topicPolicy } from './topicPolicy.ts';
