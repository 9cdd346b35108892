export { fileRuleOf, fileSubjects, type FileSubject } from './fileSubjects.ts';
export { visibilityFilter, rowRules, seesAll, visibleRows, type RowKind } from './queries/rows.ts';
export { topicPolicy } from './topicPolicy.ts';
