/**
 * Types of a contract, names `contractType.<id>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export const CONTRACT_TYPE_IDS = [1, 2, 3, 4, 5] as const;
/**
 * Type of a contract.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export type ContractTypeId = (typeof CONTRACT_TYPE_IDS)[number];

/**
 * What a template is for, names `templateUse.<value>` in `lookupLabels`. The list has no ids, so the plain English word
 * is stored.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export const TEMPLATE_USES = ['email', 'contract', 'expose', 'briefing'] as const;
/**
 * What a template is for.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/**
 * Whom an NDA template addresses, names `ndaTemplateType.<value>` in `lookupLabels`; the plain English word is stored.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export const NDA_TEMPLATE_TYPES = ['influencer', 'customer', 'brand', 'tester'] as const;
/**
 * Whom an NDA template addresses.
 *
 * @source docs/domain/lookups.md#contract-and-template-types
 */
export type NdaTemplateType = (typeof NDA_TEMPLATE_TYPES)[number];
