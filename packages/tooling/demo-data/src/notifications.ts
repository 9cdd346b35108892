import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import {
  agencySubType,
  decisionTextKey,
  NO_SUB_TYPE,
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  notificationTextKey,
  typeOfSubType,
  type NotificationSubType,
} from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { DEMO_USER } from './accounts.ts';
import type { DemoCampaign, DemoCampaignRequest } from './campaignRecords.ts';
import { minutesBefore } from './days.ts';
import type { DemoNotification } from './records.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How far a row has been noticed. */
type Noticed = 'new' | 'old' | 'read';

function state(noticed: Noticed): Pick<DemoNotification, 'isNew' | 'read'> {
  return { isNew: noticed === 'new', read: noticed === 'read' };
}

interface Sources {
  readonly campaigns: readonly DemoCampaign[];
  readonly requests: readonly DemoCampaignRequest[];
  readonly now: Date;
}

type AgencyRow = readonly [
  message: NotificationTextKey,
  campaign: string,
  text: Readonly<Record<string, string>>,
  minutes: number,
  noticed: Noticed,
];
type BrandRow = readonly [
  subType: NotificationSubType,
  request: string,
  text: Readonly<Record<string, string>>,
  minutes: number,
  noticed: Noticed,
];

const LINDENBLATT = 'Lindenblatt Naturkosmetik GmbH';
const HERBST = 'Herbstleuchten 2026 – Pflegeserie';
const GIPFEL = 'Alpenglühen – Gipfelstürmer Winter 26/27';
const MANAGER = 'Katharina Bergmann';
const ADMIN = 'Tobias Reinders';

const WAITING_LIST = decisionTextKey(BRAND_STATUS.waitingList);
const APPROVED = decisionTextKey(BRAND_STATUS.approve);
const DECLINED = decisionTextKey(BRAND_STATUS.declined);
const UPDATED = notificationTextKey('agency', NOTIFICATION_TYPE.campaignUpdate, NO_SUB_TYPE);

const MANAGER_ROWS: readonly AgencyRow[] = [
  [APPROVED, HERBST, { user: LINDENBLATT, channel: 'aylindemir' }, 12, 'new'],
  [DECLINED, HERBST, { user: LINDENBLATT, channel: 'olepetersen' }, 2 * HOUR, 'new'],
  [WAITING_LIST, HERBST, { user: LINDENBLATT, channel: 'Nico Zaugg' }, 2 * HOUR + 7, 'new'],
  [UPDATED, GIPFEL, { user: ADMIN }, 5 * HOUR, 'new'],
  [APPROVED, HERBST, { user: LINDENBLATT, channel: 'can.trainiert' }, DAY + 40, 'old'],
  [UPDATED, 'Nordlicht Brillen – Gleitsichtwochen', { user: ADMIN }, 2 * DAY, 'read'],
  [APPROVED, HERBST, { user: LINDENBLATT, channel: 'lenahartwig' }, 4 * DAY, 'read'],
  [UPDATED, 'Lindenblatt – Adventskalender 2026', { user: ADMIN }, 6 * DAY, 'read'],
];

const ADMIN_ROWS: readonly AgencyRow[] = [
  [UPDATED, GIPFEL, { user: MANAGER }, 5 * HOUR, 'new'],
  [UPDATED, 'Pfotenglück – Welpenzeit', { user: MANAGER }, DAY + 3 * HOUR, 'old'],
  [UPDATED, 'Haferkraft Riegel – Schulstart', { user: MANAGER }, 9 * DAY, 'read'],
];

const BRAND_ROWS: readonly BrandRow[] = [
  [NOTIFICATION_SUB_TYPE.channelPublished, HERBST, { channel: 'Sophie schreibt Wien', count: '3' }, 3 * HOUR, 'new'],
  // Several comments on one request, which are drawn as one row.
  [NOTIFICATION_SUB_TYPE.channelComment, HERBST, { channel: 'Im Garten mit Theresa', user: MANAGER }, 7 * HOUR, 'new'],
  [NOTIFICATION_SUB_TYPE.channelComment, HERBST, { channel: 'Im Garten mit Theresa', user: ADMIN }, 8 * HOUR, 'old'],
  [NOTIFICATION_SUB_TYPE.channelComment, HERBST, { channel: 'Im Garten mit Theresa', user: MANAGER }, 26 * HOUR, 'old'],
  [NOTIFICATION_SUB_TYPE.requestComment, 'Adventskalender 2026', { user: MANAGER }, 3 * DAY, 'old'],
  [
    NOTIFICATION_SUB_TYPE.channelPublished,
    'Winterpflege – Barrierecreme',
    { channel: 'lisa.pflegt', count: '2' },
    4 * DAY,
    'read',
  ],
  [NOTIFICATION_SUB_TYPE.requestApproved, 'Winterpflege – Barrierecreme', {}, 15 * DAY, 'read'],
  [NOTIFICATION_SUB_TYPE.requestDeclined, 'Gewinnspiel Handcreme', {}, 41 * DAY, 'read'],
];

const BRAND_TWO_ROWS: readonly BrandRow[] = [
  [
    NOTIFICATION_SUB_TYPE.channelPublished,
    'Gipfelstürmer Winterkollektion',
    { channel: 'Bergauf mit Anna', count: '4' },
    DAY,
    'new',
  ],
  [NOTIFICATION_SUB_TYPE.requestDeclined, 'Zeltwochen am See', {}, 66 * DAY, 'read'],
];

const INVITED_ROWS: readonly BrandRow[] = [
  [
    NOTIFICATION_SUB_TYPE.channelPublished,
    'Gleitsichtwochen',
    { channel: 'heike.liest', count: '2' },
    20 * HOUR,
    'new',
  ],
];

function forAgency({ campaigns, now }: Sources, userId: number, rows: readonly AgencyRow[]): DemoNotification[] {
  return rows.map(([message, name, text, minutes, noticed]) => {
    const campaign = campaigns.find((each) => each.name === name);
    if (campaign === undefined) throw new Error(`There is no campaign ${name}.`);
    return {
      userId,
      panel: 'agency',
      type: NOTIFICATION_TYPE.campaignUpdate,
      subType: agencySubType(NOTIFICATION_TYPE.campaignUpdate) || NO_SUB_TYPE,
      subject: null,
      message,
      notificationText: { campaign: name, ...text },
      refId: campaign.id,
      ...state(noticed),
      createdAt: minutesBefore(now, minutes),
    };
  });
}

function forBrand({ requests, now }: Sources, userId: number, rows: readonly BrandRow[]): DemoNotification[] {
  return rows.map(([subType, title, text, minutes, noticed]) => {
    const request = requests.find((each) => each.title === title);
    if (request === undefined) throw new Error(`There is no request ${title}.`);
    return {
      userId,
      panel: 'brand',
      type: typeOfSubType(subType),
      subType,
      subject: null,
      message: notificationTextKey('brand', typeOfSubType(subType), subType),
      notificationText: { campaign: title, ...text },
      refId: request.id,
      ...state(noticed),
      createdAt: minutesBefore(now, minutes),
    };
  });
}

/** Notifications whose targets have a screen: campaigns for the agency, requests for the brands. */
export function demoNotifications(
  campaigns: readonly DemoCampaign[],
  requests: readonly DemoCampaignRequest[],
  now: Date,
): DemoNotification[] {
  const sources = { campaigns, requests, now };
  return [
    ...forAgency(sources, DEMO_USER.manager, MANAGER_ROWS),
    ...forAgency(sources, DEMO_USER.admin, ADMIN_ROWS),
    ...forBrand(sources, DEMO_USER.brand, BRAND_ROWS),
    ...forBrand(sources, DEMO_USER.brandTwo, BRAND_TWO_ROWS),
    ...forBrand(sources, DEMO_USER.brandInvited, INVITED_ROWS),
  ];
}
