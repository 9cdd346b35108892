import { agencySubType, NO_SUB_TYPE, NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE, typeOfSubType, type NotificationSubType } from '@resonanz/domain/notifications';
import { DEMO_USER } from './accounts.ts';
import { minutesBefore } from './days.ts';
import type { DemoCampaign, DemoCampaignRequest, DemoNotification } from './records.ts';

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

type AgencyRow = readonly [message: string, campaign: string, text: Readonly<Record<string, string>>, minutes: number, noticed: Noticed];
type BrandRow = readonly [subType: NotificationSubType, message: string, request: string, text: Readonly<Record<string, string>>, minutes: number, noticed: Noticed];

const LINDENBLATT = 'Lindenblatt Naturkosmetik GmbH';
const HERBST = 'Herbstleuchten 2026 – Pflegeserie';
const GIPFEL = 'Alpenglühen – Gipfelstürmer Winter 26/27';

const MANAGER_ROWS: readonly AgencyRow[] = [
  ['brandApproved', HERBST, { brand: LINDENBLATT, channel: 'aylindemir' }, 12, 'new'],
  ['brandDeclined', HERBST, { brand: LINDENBLATT, channel: 'olepetersen' }, 2 * HOUR, 'new'],
  ['brandWaitingList', HERBST, { brand: LINDENBLATT, channel: 'Nico Zaugg' }, 2 * HOUR + 7, 'new'],
  ['campaignUpdated', GIPFEL, {}, 5 * HOUR, 'new'],
  ['brandApproved', HERBST, { brand: LINDENBLATT, channel: 'can.trainiert' }, DAY + 40, 'old'],
  ['campaignUpdated', 'Nordlicht Brillen – Gleitsichtwochen', {}, 2 * DAY, 'read'],
  ['brandApproved', HERBST, { brand: LINDENBLATT, channel: 'lenahartwig' }, 4 * DAY, 'read'],
  ['campaignUpdated', 'Lindenblatt – Adventskalender 2026', {}, 6 * DAY, 'read'],
];

const ADMIN_ROWS: readonly AgencyRow[] = [
  ['campaignUpdated', GIPFEL, {}, 5 * HOUR, 'new'],
  ['campaignUpdated', 'Pfotenglück – Welpenzeit', {}, DAY + 3 * HOUR, 'old'],
  ['campaignUpdated', 'Haferkraft Riegel – Schulstart', {}, 9 * DAY, 'read'],
];

const BRAND_ROWS: readonly BrandRow[] = [
  [NOTIFICATION_SUB_TYPE.channelPublished, 'channelPublished', HERBST, { channel: 'Sophie schreibt Wien', count: '3' }, 3 * HOUR, 'new'],
  [NOTIFICATION_SUB_TYPE.channelComment, 'channelComment', HERBST, { channel: 'Im Garten mit Theresa' }, 7 * HOUR, 'new'],
  [NOTIFICATION_SUB_TYPE.requestComment, 'requestComment', 'Adventskalender 2026', {}, 3 * DAY, 'old'],
  [NOTIFICATION_SUB_TYPE.channelPublished, 'channelPublished', 'Winterpflege – Barrierecreme', { channel: 'lisa.pflegt', count: '2' }, 4 * DAY, 'read'],
  [NOTIFICATION_SUB_TYPE.requestApproved, 'requestApproved', 'Winterpflege – Barrierecreme', {}, 15 * DAY, 'read'],
  [NOTIFICATION_SUB_TYPE.requestDeclined, 'requestDeclined', 'Gewinnspiel Handcreme', {}, 41 * DAY, 'read'],
];

const BRAND_TWO_ROWS: readonly BrandRow[] = [
  [NOTIFICATION_SUB_TYPE.channelPublished, 'channelPublished', 'Gipfelstürmer Winterkollektion', { channel: 'Bergauf mit Anna', count: '4' }, DAY, 'new'],
  [NOTIFICATION_SUB_TYPE.requestDeclined, 'requestDeclined', 'Zeltwochen am See', {}, 66 * DAY, 'read'],
];

const INVITED_ROWS: readonly BrandRow[] = [
  [NOTIFICATION_SUB_TYPE.channelPublished, 'channelPublished', 'Gleitsichtwochen', { channel: 'heike.liest', count: '2' }, 20 * HOUR, 'new'],
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
  return rows.map(([subType, message, title, text, minutes, noticed]) => {
    const request = requests.find((each) => each.title === title);
    if (request === undefined) throw new Error(`There is no request ${title}.`);
    return {
      userId,
      panel: 'brand',
      type: typeOfSubType(subType),
      subType,
      subject: null,
      message,
      notificationText: { campaign: title, ...text },
      refId: request.id,
      ...state(noticed),
      createdAt: minutesBefore(now, minutes),
    };
  });
}

/** Notifications whose targets have a screen: campaigns for the agency, requests for the brands. */
export function demoNotifications(campaigns: readonly DemoCampaign[], requests: readonly DemoCampaignRequest[], now: Date): DemoNotification[] {
  const sources = { campaigns, requests, now };
  return [
    ...forAgency(sources, DEMO_USER.manager, MANAGER_ROWS),
    ...forAgency(sources, DEMO_USER.admin, ADMIN_ROWS),
    ...forBrand(sources, DEMO_USER.brand, BRAND_ROWS),
    ...forBrand(sources, DEMO_USER.brandTwo, BRAND_TWO_ROWS),
    ...forBrand(sources, DEMO_USER.brandInvited, INVITED_ROWS),
  ];
}
