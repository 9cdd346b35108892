import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import document from '@resonanz/contract/document' with { type: 'json' };
import {
  APPROVAL_STATUS,
  ARCHIVED,
  BRAND_INVOICE_STATUS,
  BRAND_STATUS,
  CAMPAIGN_ACTIVE,
  CAMPAIGN_STATUS,
  CAMPAIGN_TYPE,
  ENTRY_TYPE,
  INTEREST_STATUS,
  NDA_SIGNED_STATUS,
  PIPELINE_STATE,
  PUBLISHED,
  REQUEST_NDA_STATUS,
  REQUEST_STATUS,
} from '@resonanz/domain/campaigns';
import { CUSTOMER_STATUS } from '@resonanz/domain/customers';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS, PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { QUESTION_TYPE } from '@resonanz/domain/questionnaires';
import { ROLE } from '@resonanz/domain/roles';
import { QUALIFIED, SALES_STATUS } from '@resonanz/domain/sales';
import {
  AUDIT_ACTION,
  CHANNEL_ACTIVE,
  CONTRACT_TYPE,
  HISTORY_ACTION,
  INFLUENCER_STATUS,
  INVITATION_TEMPLATE,
  TODO_PRIORITY,
  TODO_STATUS,
} from '@resonanz/domain/workStates';
import { contractRulesText } from './contractRules.ts';

type Json = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, number>>;

/** An enumeration of the contract with its place: `SalesStatus`, `Campaign.type`, `findCampaigns.archive`. */
interface Numbered {
  readonly place: string;
  readonly values: readonly unknown[];
  readonly names: unknown;
}

/** What the fields of a name hold, wherever they stand. */
const FIELDS: Readonly<Record<string, Names>> = {
  activeStatus: CAMPAIGN_ACTIVE,
  activee: CHANNEL_ACTIVE,
  approved: APPROVAL_STATUS,
  archive: ARCHIVED,
  brandInvoice: BRAND_INVOICE_STATUS,
  brandNdaStatus: REQUEST_NDA_STATUS,
  brandStatus: BRAND_STATUS,
  decisions: BRAND_STATUS,
  finalContentStatus: APPROVAL_STATUS,
  interestStatus: INTEREST_STATUS,
  isPublished: PUBLISHED,
  ndaSignedStatus: NDA_SIGNED_STATUS,
  ndaStatus: REQUEST_NDA_STATUS,
  role: ROLE,
  roleId: ROLE,
  seenBrandStatus: BRAND_STATUS,
  seenInterestStatus: INTEREST_STATUS,
  seenNdaSignedStatus: NDA_SIGNED_STATUS,
  state: PIPELINE_STATE,
};

/** The same for names that mean something else in each schema, and for schemas of their own. */
const PLACES: Readonly<Record<string, Names>> = {
  'AgencyRequest.status': REQUEST_STATUS,
  'AgencyRequestDecision.status': REQUEST_STATUS,
  'AgencyRequestFilters.status': REQUEST_STATUS,
  'AgencyRequestItem.status': REQUEST_STATUS,
  'ApprovalChange.status': APPROVAL_STATUS,
  'Campaign.status': CAMPAIGN_STATUS,
  'Campaign.type': CAMPAIGN_TYPE,
  'CampaignForm.status': CAMPAIGN_STATUS,
  'CampaignForm.type': CAMPAIGN_TYPE,
  'CampaignInfluencerEntry.type': ENTRY_TYPE,
  'CampaignInfluencerRow.type': ENTRY_TYPE,
  'CampaignListItem.status': CAMPAIGN_STATUS,
  'CampaignListItem.type': CAMPAIGN_TYPE,
  'CampaignName.status': CAMPAIGN_STATUS,
  'CampaignRequest.status': REQUEST_STATUS,
  'CampaignRequestListItem.status': REQUEST_STATUS,
  'CampaignRequestQuery.filters.status': REQUEST_STATUS,
  'CampaignStatusChange.status': CAMPAIGN_STATUS,
  CampaignType: CAMPAIGN_TYPE,
  'CompanyNameChange.status': APPROVAL_STATUS,
  'CompanyNameChangeInput.status': APPROVAL_STATUS,
  'CompanyNameChangeQuery.status': APPROVAL_STATUS,
  ContractType: CONTRACT_TYPE,
  'ContractsForEntries.type': CONTRACT_TYPE,
  'CustomerCampaign.status': CAMPAIGN_STATUS,
  'CustomerRequest.status': REQUEST_STATUS,
  CustomerStatus: CUSTOMER_STATUS,
  'HistoryLine.action': HISTORY_ACTION,
  'ImaActivity.status': CAMPAIGN_STATUS,
  'InfluencerChannel.status': INFLUENCER_STATUS,
  'InfluencerFilters.status': INFLUENCER_STATUS,
  InvitationTemplate: INVITATION_TEMPLATE,
  LeadQualified: QUALIFIED,
  'Legal.template': INVITATION_TEMPLATE,
  LogAction: AUDIT_ACTION,
  'MyTest.status': PROJECT_APPLICATION_STATUS,
  'NetworkRequest.status': REQUEST_STATUS,
  'OverviewTodo.priority': TODO_PRIORITY,
  'OverviewTodo.status': TODO_STATUS,
  ProjectApplicationStatus: PROJECT_APPLICATION_STATUS,
  'ProjectDecision.status': PROJECT_APPLICATION_STATUS,
  ProjectStatus: PROJECT_STATUS,
  ProjectType: PROJECT_TYPE,
  'Question.type': QUESTION_TYPE,
  RoleId: ROLE,
  SalesStatus: SALES_STATUS,
  'SelfServiceFigures.status': CAMPAIGN_STATUS,
  TesterProjectType: PROJECT_TYPE,
  'TodoEvent.action': HISTORY_ACTION,
  TodoPriority: TODO_PRIORITY,
  TodoStatus: TODO_STATUS,
  UgcRequestStatus: REQUEST_STATUS,
  'UgcStatusChange.status': REQUEST_STATUS,
};

/** Places that take or give only some values of their enumeration; every other place has them all. */
const PARTS: Readonly<Record<string, readonly number[]>> = {
  'AgencyRequestDecision.status': [REQUEST_STATUS.approved, REQUEST_STATUS.declined],
  'BrandColleague.roleId': [ROLE.brandManager, ROLE.brand],
  'BrandDecision.brandStatus': [BRAND_STATUS.waitingList, BRAND_STATUS.approve, BRAND_STATUS.declined],
  'BrandMember.roleId': [ROLE.brandManager, ROLE.brand],
  'BrandUserChange.roleId': [ROLE.brandManager, ROLE.brand],
  'CampaignRequestNdaDecision.ndaStatus': [REQUEST_NDA_STATUS.declined, REQUEST_NDA_STATUS.accepted],
  'CompanyNameChangeInput.status': [APPROVAL_STATUS.approved, APPROVAL_STATUS.declined],
  'ContractsForEntries.type': [CONTRACT_TYPE.influencer, CONTRACT_TYPE.ugc, CONTRACT_TYPE.buyOut],
  'FinalContentDecision.finalContentStatus': [APPROVAL_STATUS.approved, APPROVAL_STATUS.declined],
  'NewBrandUser.roleId': [ROLE.brandManager, ROLE.brand],
  'NewInternalUser.roleId': [ROLE.admin, ROLE.superAdmin, ROLE.management, ROLE.campaignManager],
  'NewUser.roleId': [ROLE.brandManager, ROLE.brand, ROLE.tester],
  'OverviewTodo.status': [TODO_STATUS.open, TODO_STATUS.inProgress],
  'ProposedChannel.decisions': [BRAND_STATUS.waitingList, BRAND_STATUS.approve, BRAND_STATUS.declined],
  'ProjectDecision.status': [
    PROJECT_APPLICATION_STATUS.approved,
    PROJECT_APPLICATION_STATUS.declined,
    PROJECT_APPLICATION_STATUS.waiting,
  ],
  'TodoEvent.action': [HISTORY_ACTION.add, HISTORY_ACTION.update, HISTORY_ACTION.statusChange],
  'UgcStatusChange.status': [REQUEST_STATUS.approved, REQUEST_STATUS.declined],
  'UgcVideoDecision.finalContentStatus': [APPROVAL_STATUS.approved, APPROVAL_STATUS.declined],
};

/** Numbers that are no states: amounts, rows of lookup lists, and a flag without names. */
const OTHERS: readonly string[] = [
  'CampaignForm.region',
  'CampaignRequestForm.buyOutMonths',
  'CampaignRequestForm.productCategory',
  'PermissionNode.defaultMenu',
  'UgcDuration',
  'UgcStartVariants',
  'UgcVideoLength',
  'VideoPrice.seconds',
];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const dotted = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

/** The numbered enumerations at or below a node of a document. */
function numberedIn(node: unknown, place = ''): readonly Numbered[] {
  if (Array.isArray(node)) return node.flatMap((each) => numberedIn(each, place));
  if (!isObject(node)) return [];
  const { enum: values, properties, 'x-enum-varnames': names, ...others } = node;
  const isParameter = typeof node['in'] === 'string' && typeof node['name'] === 'string';
  const inner = isParameter ? dotted(place, String(node['name'])) : place;
  const isNumbered = Array.isArray(values) && values.some((value) => typeof value === 'number');
  return [
    ...(isNumbered ? [{ place, values, names }] : []),
    ...(isObject(properties)
      ? Object.entries(properties).flatMap(([name, each]) => numberedIn(each, dotted(place, name)))
      : []),
    ...Object.values(others).flatMap((each) => numberedIn(each, inner)),
  ];
}

const { components: rules } = parse(contractRulesText()) as { readonly components: { readonly schemas: Json } };
const enumerations: readonly Numbered[] = [
  ...Object.entries({ ...rules.schemas, ...document.components.schemas }).flatMap(([name, schema]) =>
    numberedIn(schema, name),
  ),
  ...Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => numberedIn(operation, operation.operationId)),
  ...numberedIn({ ...document.components, schemas: {} }),
];

const namesAt = (place: string): Names | undefined => PLACES[place] ?? FIELDS[place.split('.').at(-1) ?? ''];

/** The values of a place with their names, in ascending order; null is the absence of a value. */
function expectedAt(place: string): readonly (readonly [number, string])[] {
  const part = PARTS[place];
  return Object.entries(namesAt(place) ?? {})
    .map(([name, value]) => [value, name] as const)
    .filter(([value]) => part?.includes(value) ?? true)
    .toSorted(([one], [other]) => one - other);
}

describe('numbered enumerations of the contract', () => {
  const named = enumerations.filter(({ place }) => !OTHERS.includes(place));

  test.each(named)('$place has the values and names of the domain', ({ place, values, names }) => {
    expect(namesAt(place), `${place} is missing in the tables of this test`).toBeDefined();
    const expected = expectedAt(place);
    expect({ values: values.filter((value) => value !== null), names }).toEqual({
      values: expected.map(([value]) => value),
      names: expected.map(([, name]) => name),
    });
    expect(values.indexOf(null), 'null comes last, so that names and values pair').toBeOneOf([-1, expected.length]);
  });

  test('the tables of this test name only places of the contract', () => {
    const places = new Set(enumerations.map(({ place }) => place));
    const fields = new Set(named.map(({ place }) => place.split('.').at(-1)));
    expect([...Object.keys(PLACES), ...Object.keys(PARTS), ...OTHERS].filter((place) => !places.has(place))).toEqual(
      [],
    );
    expect(Object.keys(FIELDS).filter((field) => !fields.has(field))).toEqual([]);
  });
});
