import { describe, expect, test } from 'vitest';
import {
  ALL_ROWS,
  AMAZON_USER_PAGE_SIZE,
  AUTO_UNPUBLISH_DAYS,
  CAMPAIGN_INFLUENCER_PAGE_SIZE,
  DECLINE_TEXT_MAX_LENGTH,
  DEFAULT_ASSIGNEE_ID,
  DEFAULT_INFLUENCER_SORT,
  FORECAST_WEEKS,
  HISTORY_DAYS,
  MAX_PAGE_SIZE,
  MOVE_LIMIT,
  PAGE_SIZE,
  PAGE_SIZES,
  START_PAID_STATUS,
  UNPUBLISH_REMINDER_DAYS,
  isVisibleToBrand,
  tagAfterMove,
} from './campaigns.ts';
import {
  APPROVAL_STATUS,
  BRAND_STATUS,
  BRAND_STATUSES,
  CAMPAIGN_STATUS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPE,
  CAMPAIGN_TYPES,
  DECLINE_REASONS,
  DECLINE_REASON_OTHER,
  ENTRY_TYPE,
  PIPELINE_STATE,
  PIPELINE_STATES,
  REQUEST_NDA_STATUS,
  REQUEST_STATUS,
} from './enumerations/campaignStates.ts';
import { valuesOf } from './enumerations/registry.ts';

describe('limits and defaults', () => {
  test.each([
    ['PAGE_SIZE', PAGE_SIZE, 10, '[R-CONST-001]'],
    ['CAMPAIGN_INFLUENCER_PAGE_SIZE', CAMPAIGN_INFLUENCER_PAGE_SIZE, 50, '[R-CONST-002]'],
    ['AMAZON_USER_PAGE_SIZE', AMAZON_USER_PAGE_SIZE, 50, '[R-CONST-003]'],
    ['DEFAULT_INFLUENCER_SORT', DEFAULT_INFLUENCER_SORT, { sortBy: 'createdAt', sort: 'DESC' }, '[R-CONST-004]'],
    ['MOVE_LIMIT', MOVE_LIMIT, 50, '[R-CONST-005]'],
    ['HISTORY_DAYS', HISTORY_DAYS, 30, '[R-CONST-006] [R-CONST-007]'],
    ['FORECAST_WEEKS', FORECAST_WEEKS, 1, '[R-CONST-008]'],
    ['DEFAULT_ASSIGNEE_ID', DEFAULT_ASSIGNEE_ID, 9, '[R-CONST-026]'],
    ['PAGE_SIZES', PAGE_SIZES, [10, 25, 50, 100], 'docs/domain/lookups.md#fixed-numbers'],
    ['MAX_PAGE_SIZE', MAX_PAGE_SIZE, 100, 'docs/domain/lists.md#paging'],
    ['ALL_ROWS', ALL_ROWS, -1, 'docs/domain/lists.md#paging'],
    ['UNPUBLISH_REMINDER_DAYS', UNPUBLISH_REMINDER_DAYS, 11, 'docs/domain/campaigns.md#undecided-channels'],
    ['AUTO_UNPUBLISH_DAYS', AUTO_UNPUBLISH_DAYS, 14, 'docs/domain/campaigns.md#undecided-channels'],
    ['START_PAID_STATUS', START_PAID_STATUS, 'Eingegangen', 'docs/domain/campaigns.md#paid-status'],
    ['DECLINE_REASON_OTHER', DECLINE_REASON_OTHER, 5, 'docs/domain/lookups.md#decline-reasons'],
    ['DECLINE_TEXT_MAX_LENGTH', DECLINE_TEXT_MAX_LENGTH, 1000, 'house'],
  ] as const)('%s: %j is %j %s', (_name, constant, value, _source) => {
    expect(constant).toEqual(value);
  });
});

describe('named values', () => {
  test.each([
    ['PIPELINE_STATE', PIPELINE_STATE, { acquisition: 1, interestedPerson: 2, campaign: 3 }],
    ['CAMPAIGN_STATUS', CAMPAIGN_STATUS, { draft: 1, planning: 2, running: 3, completed: 4, cancelled: 5 }],
    ['CAMPAIGN_TYPE', CAMPAIGN_TYPE, { agency: 1, selfService: 2, ugc: 3 }],
    ['ENTRY_TYPE', ENTRY_TYPE, { influencer: 1, creator: 2, model: 3 }],
    ['BRAND_STATUS', BRAND_STATUS, { pending: 1, waitingList: 2, approve: 3, declined: 4 }],
    ['REQUEST_STATUS', REQUEST_STATUS, { pending: 1, approved: 2, declined: 3 }],
    ['APPROVAL_STATUS', APPROVAL_STATUS, { pending: 0, approved: 1, declined: 2 }],
    ['REQUEST_NDA_STATUS', REQUEST_NDA_STATUS, { pending: 0, declined: 1, accepted: 2 }],
  ] as const)('%s: %j', (_name, constant, values) => {
    expect(constant).toEqual(values);
  });

  test.each([
    ['PIPELINE_STATES', PIPELINE_STATES, 'pipelineState'],
    ['CAMPAIGN_STATUSES', CAMPAIGN_STATUSES, 'campaignStatus'],
    ['CAMPAIGN_TYPES', CAMPAIGN_TYPES, 'campaignType'],
    ['BRAND_STATUSES', BRAND_STATUSES, 'brandStatus'],
    ['DECLINE_REASONS', DECLINE_REASONS, 'declineReason'],
  ] as const)('%s: %j are the values of %s', (_name, list, enumeration) => {
    expect(list).toEqual(valuesOf(enumeration));
  });
});

test('the tag follows the state unless it was set by hand', () => {
  expect(tagAfterMove('Warteliste', 1, 2)).toBe('Interessent');
  expect(tagAfterMove('Interessent', 2, 3)).toBe('Kampagne');
  expect(tagAfterMove('Kampagne', 3, 2)).toBe('Interessent');
  expect(tagAfterMove('', 2, 1)).toBe('Warteliste');
  expect(tagAfterMove('Top-Auswahl', 1, 2)).toBe('Top-Auswahl');
  expect(tagAfterMove('Kampagne', 1, 2)).toBe('Kampagne');
});

test.each([
  [1, 2, true, true],
  [1, 3, true, true],
  [1, 1, true, false],
  [0, 2, true, false],
  [1, 2, false, false],
])('published %i, state %i, own %s: visible to the brand is %s', (isPublished, state, belongsToBrand, visible) => {
  expect(isVisibleToBrand({ isPublished, state, belongsToBrand })).toBe(visible);
});
