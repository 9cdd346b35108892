export type { ErrorCode, StandardSchema, ValidationIssue, ValidationResult, Validator } from '../src/schema.ts';
