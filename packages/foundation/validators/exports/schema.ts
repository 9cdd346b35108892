export { TEXT_MAX_LENGTH } from '../src/schema.ts';
export type {
  ErrorCode,
  IssueParams,
  StandardSchema,
  ValidationIssue,
  ValidationResult,
  Validator,
} from '../src/schema.ts';
