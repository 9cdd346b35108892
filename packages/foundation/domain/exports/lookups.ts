export {
  AGE_BANDS,
  AUDIENCE_SHARES,
  exceedsWhole,
  type AgeBand,
  type AudienceShare,
} from '../src/enumerations/audiences.ts';
export { CATEGORY_IDS, PRODUCT_CATEGORY_IDS } from '../src/lookups/categories.ts';
export { CITIES } from '../src/lookups/cities.ts';
export { CURRENCIES, DEFAULT_CURRENCY_ID, type CurrencyFacts } from '../src/lookups/currencies.ts';
export { LEAD_SOURCE_IDS, type LeadSourceId } from '../src/lookups/leads.ts';
export { CHILD_COUNTS } from '../src/lookups/people.ts';
export { QUESTION_TYPE_IDS, type QuestionTypeId } from '../src/lookups/questionTypes.ts';
export {
  COUNTRIES,
  DEFAULT_REGION_ID,
  FEDERAL_STATES,
  REGION_IDS,
  countriesOfRegion,
  isoCountry,
  parseCountry,
  type Country,
  type FederalState,
  type RegionId,
} from '../src/lookups/regions.ts';
export { SERVICES, SERVICES_FOR_ALL, parseService, type Service } from '../src/lookups/services.ts';
export {
  CONTRACT_TYPE_IDS,
  NDA_TEMPLATE_TYPES,
  TEMPLATE_USES,
  type ContractTypeId,
  type NdaTemplateType,
  type TemplateUse,
} from '../src/lookups/templates.ts';
export { VIDEO_LANGUAGES, type VideoLanguage } from '../src/lookups/videoLanguages.ts';
export { METADATA_KEYS, NEWSLETTER_PLACEHOLDERS } from '../src/newsletters.ts';
export { PLATFORMS as PLATFORM_LIST } from '../src/platforms.ts';
