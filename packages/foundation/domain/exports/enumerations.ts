export {
  ENUMERATIONS,
  isValueOf,
  labelKey,
  valuesOf,
  wordOf,
  type EnumerationName,
  type EnumerationValue,
  type LabelledEnumeration,
  type NamedValues,
  type NumberedEnumeration,
  type UnlabelledEnumeration,
} from '../src/enumerations/registry.ts';
export { TARGET_GROUPS, type TargetGroup } from '../src/enumerations/audiences.ts';
export {
  BLOG_TYPES,
  CONTENT_STATUSES,
  INVOICE_STATUSES,
  QUALIFIED_FLAGS,
  SUB_EVENT_NAMES,
  USER_STATUSES,
  type BlogType,
  type ContentStatus,
  type InvoiceStatus,
  type SubEventName,
  type UserStatus,
} from '../src/enumerations/words.ts';
