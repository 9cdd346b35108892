export { fileRuleOf, fileSubjects, type FileSubject } from './fileSubjects.ts';
export { narrowedRows, rowRules, seesAll, visibleRows, type RowKind } from './queries/rows.ts';
export { topicPolicy } from './topicPolicy.ts';
