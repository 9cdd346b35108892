import { expect, test } from 'vitest';
import { ENUMERATIONS, valuesOf, type EnumerationName, type UnlabelledEnumeration } from './enumerations/registry.ts';
import { labels } from './labels.ts';
import { lookupLabels } from './lookupLabels.ts';
import { BRAND_CATEGORIES, CATEGORY_IDS, PRODUCT_CATEGORY_IDS, TESTER_CATEGORIES } from './lookups/categories.ts';
import { CURRENCIES } from './lookups/currencies.ts';
import { LEAD_SOURCE_IDS } from './lookups/leads.ts';
import {
  ALCOHOL,
  NOURISHMENTS,
  PETS,
  PROFESSIONS,
  RELATIONSHIP_STATUSES,
  SMARTPHONES,
  SPORTS,
  TRAININGS,
  TRANSPORT,
} from './lookups/people.ts';
import { QUESTION_TYPE_IDS } from './lookups/questionTypes.ts';
import { COUNTRIES, FEDERAL_STATES, REGION_IDS } from './lookups/regions.ts';
import { SERVICES, SERVICES_FOR_ALL } from './lookups/services.ts';
import { CONTRACT_TYPE_IDS, NDA_TEMPLATE_TYPES, TEMPLATE_USES } from './lookups/templates.ts';
import { VIDEO_LANGUAGES } from './lookups/videoLanguages.ts';
import { MODULES, RIGHTS } from './permissions/modules.ts';
import { TAB_IDS } from './permissions/tabIds.ts';
import { PLATFORM_THEMES } from './platforms.ts';
import { ROLE_IDS } from './roles.ts';
import { TESTER_POINTS } from './testerPoints.ts';

const keysOf = (lists: Readonly<Record<string, readonly (string | number)[]>>): readonly string[] =>
  [...new Set(Object.entries(lists).flatMap(([prefix, values]) => values.map((value) => `${prefix}.${value}`)))].sort();

const UNLABELLED: Readonly<Record<UnlabelledEnumeration, true>> = {
  auditAction: true,
  contractType: true,
  influencerStatus: true,
  invitationTemplate: true,
  subEventName: true,
  todoPriority: true,
};
const enumerations = Object.fromEntries(
  (Object.keys(ENUMERATIONS) as readonly EnumerationName[])
    .filter((name) => !(name in UNLABELLED))
    .map((name) => [name, valuesOf(name)]),
);
const idsOf = (tree: readonly { readonly id: number; readonly children: readonly number[] }[]): readonly number[] =>
  tree.flatMap(({ id, children }) => [id, ...children]);

test('the labels are those of the values, no more and no less', () => {
  const wanted = keysOf({
    ...enumerations,
    category: CATEGORY_IDS,
    country: COUNTRIES,
    currency: CURRENCIES.map(({ currencyCode }) => currencyCode),
    federalState: Object.values(FEDERAL_STATES).flat(),
    module: MODULES,
    platform: PLATFORM_THEMES,
    productCategory: PRODUCT_CATEGORY_IDS,
    region: REGION_IDS,
    right: RIGHTS,
    role: ROLE_IDS,
    service: [...Object.values(SERVICES).flat(), ...SERVICES_FOR_ALL].map(({ labelKey }) =>
      labelKey.replace('service.', ''),
    ),
    // The home of an artist management is called by what it shows.
    tab: [...TAB_IDS, 'my-influencers'],
  });
  expect(Object.keys(labels.de).sort()).toEqual(wanted);
});

test('the words of the lookup lists are those of their values, no more and no less', () => {
  const wanted = keysOf({
    alcohol: ALCOHOL,
    brandCategory: idsOf(BRAND_CATEGORIES),
    contractType: CONTRACT_TYPE_IDS,
    leadSource: LEAD_SOURCE_IDS,
    ndaTemplateType: NDA_TEMPLATE_TYPES,
    nourishment: NOURISHMENTS,
    pet: PETS,
    pointsEvent: Object.keys(TESTER_POINTS),
    profession: PROFESSIONS,
    questionType: QUESTION_TYPE_IDS,
    relationshipStatus: RELATIONSHIP_STATUSES,
    smartphone: SMARTPHONES,
    sport: SPORTS,
    templateUse: TEMPLATE_USES,
    testerCategory: idsOf(TESTER_CATEGORIES),
    training: TRAININGS,
    transport: TRANSPORT,
    vatTreatment: ['standard', 'reverseCharge', 'notTaxable', 'smallBusiness'],
    videoLanguage: VIDEO_LANGUAGES,
  });
  expect(Object.keys(lookupLabels.de).sort()).toEqual(wanted);
});
