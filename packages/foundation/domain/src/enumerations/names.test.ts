import { describe, expect, test } from 'vitest';
import { NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE } from '../notifications.ts';
import {
  APPROVAL_STATUS,
  ARCHIVED,
  BRAND_INVOICE_STATUS,
  BRAND_STATUS,
  CAMPAIGN_ACTIVE,
  CAMPAIGN_STATUS,
  CAMPAIGN_TYPE,
  DECLINE_REASON,
  ENTRY_TYPE,
  INTEREST_STATUS,
  NDA_SIGNED_STATUS,
  PIPELINE_STATE,
  PUBLISHED,
  REQUEST_NDA_STATUS,
  REQUEST_STATUS,
} from './campaignStates.ts';
import { CUSTOMER_STATUS, QUALIFIED, SALES_STATUS } from './customerStates.ts';
import { INVITATION_TEMPLATE } from './invitationTemplate.ts';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS, PROJECT_TYPE } from './projectStates.ts';
import { ENUMERATIONS, valuesOf, wordOf, type NamedValues, type NumberedEnumeration } from './registry.ts';
import {
  AUDIT_ACTION,
  CALENDAR_EVENT,
  CHANNEL_ACTIVE,
  CONTRACT_TYPE,
  HISTORY_ACTION,
  INFLUENCER_STATUS,
  TODO_PRIORITY,
  TODO_STATUS,
} from './workStates.ts';

/** The constants of every numbered enumeration; one that lacks them is a type error. */
const NAMES: { readonly [Name in NumberedEnumeration]: NamedValues<Name> } = {
  approvalStatus: APPROVAL_STATUS,
  archived: ARCHIVED,
  auditAction: AUDIT_ACTION,
  brandInvoiceStatus: BRAND_INVOICE_STATUS,
  brandStatus: BRAND_STATUS,
  calendarEvent: CALENDAR_EVENT,
  campaignActive: CAMPAIGN_ACTIVE,
  campaignStatus: CAMPAIGN_STATUS,
  campaignType: CAMPAIGN_TYPE,
  channelActive: CHANNEL_ACTIVE,
  contractType: CONTRACT_TYPE,
  customerStatus: CUSTOMER_STATUS,
  declineReason: DECLINE_REASON,
  entryType: ENTRY_TYPE,
  historyAction: HISTORY_ACTION,
  influencerStatus: INFLUENCER_STATUS,
  interestStatus: INTEREST_STATUS,
  invitationTemplate: INVITATION_TEMPLATE,
  ndaSignedStatus: NDA_SIGNED_STATUS,
  notificationSubType: NOTIFICATION_SUB_TYPE,
  notificationType: NOTIFICATION_TYPE,
  pipelineState: PIPELINE_STATE,
  projectApplicationStatus: PROJECT_APPLICATION_STATUS,
  projectStatus: PROJECT_STATUS,
  projectType: PROJECT_TYPE,
  published: PUBLISHED,
  qualified: QUALIFIED,
  requestNdaStatus: REQUEST_NDA_STATUS,
  requestStatus: REQUEST_STATUS,
  salesStatus: SALES_STATUS,
  todoPriority: TODO_PRIORITY,
  todoStatus: TODO_STATUS,
};

const enumerations = Object.keys(NAMES) as NumberedEnumeration[];

describe('names of values', () => {
  test('exist for every numbered enumeration of the registry', () => {
    const numbered = Object.entries(ENUMERATIONS).flatMap(([name, words]) => (Array.isArray(words) ? [] : [name]));
    expect(enumerations.toSorted()).toEqual(numbered.toSorted());
  });

  test.each(enumerations)('name every value of %s exactly once', (name) => {
    expect(Object.values(NAMES[name]).toSorted((one, other) => one - other)).toEqual(valuesOf(name));
  });

  test('follow the words of the registry where those are plain', () => {
    expect(wordOf('requestStatus', REQUEST_STATUS.declined)).toBe('declined');
    expect(wordOf('campaignStatus', CAMPAIGN_STATUS.completed)).toBe('Abgeschlossen');
    expect(wordOf('salesStatus', SALES_STATUS.followUp)).toBe('Follow Up');
  });
});
