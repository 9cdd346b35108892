import type { EnumerationValue, NamedValues } from './registry.ts';

/**
 * How long a tester project runs.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PROJECT_TYPE = { shortTerm: 1, longTerm: 2 } as const satisfies NamedValues<'projectType'>;
/**
 * How long a tester project runs.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ProjectType = EnumerationValue<'projectType'>;

/**
 * Status values of a tester project.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PROJECT_STATUS = {
  pending: 1,
  application: 2,
  completed: 3,
} as const satisfies NamedValues<'projectStatus'>;
/**
 * Status of a tester project.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ProjectStatus = EnumerationValue<'projectStatus'>;

/**
 * Status values of a tester's application.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const PROJECT_APPLICATION_STATUS = {
  pending: 0,
  approved: 1,
  declined: 2,
  waiting: 3,
} as const satisfies NamedValues<'projectApplicationStatus'>;
/**
 * Status of a tester's application.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ProjectApplicationStatus = EnumerationValue<'projectApplicationStatus'>;
