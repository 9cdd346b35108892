import { describe, expect, test } from 'vitest';
import { MOVE_LIMIT, PAGE_SIZE, CAMPAIGN_INFLUENCER_PAGE_SIZE, AMAZON_USER_PAGE_SIZE, HISTORY_DAYS, FORECAST_WEEKS, DEFAULT_ASSIGNEE_ID, TAGS, STATUS_NOTES, isVisibleToBrand, tagAfterMove } from './campaigns.ts';
import { BLOG_TYPES, CONTENT_STATUSES, ENUMERATIONS, INVOICE_STATUSES, QUALIFIED_FLAGS, SUB_EVENT_NAMES, TARGET_GROUPS, isValueOf, valuesOf } from './enumerations.ts';
import { labels } from './labels.ts';
import { AGE_BANDS, CATEGORY_IDS, CHILD_COUNTS, CITIES, COUNTRIES, CURRENCIES, DEFAULT_REGION_ID, METADATA_KEYS, NEWSLETTER_PLACEHOLDERS, PLATFORM_LIST, PRODUCT_CATEGORY_IDS, REGION_IDS, SERVICES, SERVICES_FOR_ALL, isoCountry, parseCountry, parseService } from './lookups.ts';
import { CHANNEL_TYPES, PLATFORMS, PLATFORM_THEMES, channelTypeOf, defaultService, platformFromType, type Platform } from './platforms.ts';
import { MODULES, RIGHTS } from './permissions/modules.ts';
import { statusLook } from './statusLook.ts';
import { CAMPAIGN_DURATIONS, START_VARIANTS, UGC_PRICES, VIDEO_COUNTS, VIDEO_LENGTHS, ugcPrice, type VideoLength } from './ugcPrice.ts';

describe('enumerations', () => {
  test.each([
    ['brandInvoiceStatus', 1, 'Offen', '[R-ENUM-009]'],
    ['brandInvoiceStatus', 2, 'Gesendet', '[R-ENUM-010]'],
    ['brandInvoiceStatus', 3, 'Bezahlt', '[R-ENUM-011]'],
    ['approvalStatus', 0, 'Ausstehend', '[R-ENUM-012]'],
    ['approvalStatus', 1, 'Genehmigt', '[R-ENUM-013]'],
    ['approvalStatus', 2, 'Ablehnen', '[R-ENUM-014]'],
    ['requestStatus', 1, 'pending', '[R-ENUM-015]'],
    ['requestStatus', 2, 'approved', '[R-ENUM-016]'],
    ['requestStatus', 3, 'declined', '[R-ENUM-017]'],
    ['requestNdaStatus', 0, 'pending', '[R-ENUM-018]'],
    ['requestNdaStatus', 1, 'declined', '[R-ENUM-019]'],
    ['requestNdaStatus', 2, 'accepted', '[R-ENUM-020]'],
    ['brandStatus', 1, 'pending', '[R-ENUM-021]'],
    ['brandStatus', 2, 'waiting list', '[R-ENUM-022]'],
    ['brandStatus', 3, 'approve', '[R-ENUM-023]'],
    ['brandStatus', 4, 'declined', '[R-ENUM-024]'],
    ['ndaSignedStatus', 0, 'default', '[R-ENUM-025]'],
    ['ndaSignedStatus', 1, 'sent', '[R-ENUM-026]'],
    ['ndaSignedStatus', 2, 'signed', '[R-ENUM-027]'],
    ['pipelineState', 1, 'acquisition', '[R-ENUM-028]'],
    ['pipelineState', 2, 'interested person', '[R-ENUM-029]'],
    ['pipelineState', 3, 'campaign', '[R-ENUM-030]'],
    ['projectType', 1, 'short term', '[R-ENUM-031]'],
    ['projectType', 2, 'long term', '[R-ENUM-032]'],
    ['projectStatus', 1, 'Pending', '[R-ENUM-033]'],
    ['projectStatus', 2, 'Application', '[R-ENUM-034]'],
    ['projectStatus', 3, 'Completed', '[R-ENUM-035]'],
    ['projectApplicationStatus', 0, 'Pending', '[R-ENUM-036]'],
    ['projectApplicationStatus', 1, 'Approve', '[R-ENUM-037]'],
    ['projectApplicationStatus', 2, 'Decline', '[R-ENUM-038]'],
    ['projectApplicationStatus', 3, 'Waiting', '[R-ENUM-039]'],
    ['salesStatus', 1, 'Leads', '[R-ENUM-040]'],
    ['salesStatus', 2, 'Qualified', '[R-ENUM-041]'],
    ['salesStatus', 3, 'Unqualified', '[R-ENUM-042]'],
    ['salesStatus', 4, 'Negotiation', '[R-ENUM-043]'],
    ['salesStatus', 5, 'Won', '[R-ENUM-044]'],
    ['salesStatus', 6, 'Lost', '[R-ENUM-045]'],
    ['salesStatus', 7, 'Offer', '[R-ENUM-046]'],
    ['salesStatus', 8, 'appointment', '[R-ENUM-047]'],
    ['salesStatus', 9, 'Follow Up', '[R-ENUM-048]'],
    ['historyAction', 1, 'add', '[R-ENUM-053]'],
    ['historyAction', 2, 'update', '[R-ENUM-054]'],
    ['historyAction', 3, 'status change', '[R-ENUM-055]'],
    ['historyAction', 4, 'delete', '[R-ENUM-056]'],
    ['calendarEvent', 1, 'direct', '[R-ENUM-057]'],
    ['calendarEvent', 2, 'cooperation', '[R-ENUM-058]'],
    ['calendarEvent', 3, 'cooperation channel', '[R-ENUM-059]'],
    ['calendarEvent', 4, 'campaign', '[R-ENUM-060]'],
    ['calendarEvent', 5, 'campaign channel', '[R-ENUM-061]'],
    ['calendarEvent', 6, 'todo', '[R-ENUM-062]'],
    ['calendarEvent', 7, 'posting date', '[R-ENUM-063]'],
    ['calendarEvent', 8, 'content acceptance', '[R-ENUM-064]'],
    ['calendarEvent', 9, 'customer lead', '[R-ENUM-065]'],
    ['declineReason', 1, 'already cooperated and no further cooperation desired', '[R-ENUM-069]'],
    ['declineReason', 2, 'creator does not fit the brand', '[R-ENUM-070]'],
    ['declineReason', 3, 'community data does not fit the target group', '[R-ENUM-071]'],
    ['declineReason', 4, 'creator prices do not fit the budget', '[R-ENUM-072]'],
    ['declineReason', 5, 'other', '[R-ENUM-073]'],
  ] as const)('%s %i is worded %j and has a label in both languages %s', (name, value, word, _id) => {
    const key = `${name}.${value}` as keyof typeof labels.de;
    const words: Readonly<Record<number, string>> = ENUMERATIONS[name];
    expect(words[value]).toBe(word);
    expect([labels.de[key], labels.en[key]]).not.toContain(undefined);
    expect(isValueOf(name, value)).toBe(true);
  });

  test('the German word for a declined approval stays as written [R-ENUM-014]', () => {
    expect(labels.de['approvalStatus.2']).toBe('Ablehnen');
  });

  test('stored words [R-ENUM-001] [R-ENUM-002] [R-ENUM-003] [R-ENUM-004] [R-ENUM-005] [R-ENUM-006] [R-ENUM-007] [R-ENUM-008] [R-ENUM-049] [R-ENUM-050] [R-ENUM-051] [R-ENUM-052] [R-ENUM-066] [R-ENUM-067] [R-ENUM-068] [R-ENUM-074] [R-ENUM-075]', () => {
    expect(INVOICE_STATUSES).toEqual(['Offen', 'Eingegangen', 'Bezahlt']);
    expect(CONTENT_STATUSES).toEqual(['Offen', 'Eingereicht', 'Korrektur', 'Freigegeben', 'Online']);
    expect(QUALIFIED_FLAGS).toEqual(['Unqualified', 'Qualified']);
    expect(BLOG_TYPES).toEqual(['INTERNAL', 'EXTERNAL']);
    expect(TARGET_GROUPS).toEqual(['male', 'female', 'divers']);
    expect(SUB_EVENT_NAMES).toEqual(['add', 'delete']);
  });

  test('values are numbers in order, anything else is none', () => {
    expect(valuesOf('approvalStatus')).toEqual([0, 1, 2]);
    expect(isValueOf('brandStatus', 5)).toBe(false);
    expect(isValueOf('brandStatus', '1')).toBe(false);
  });
});

describe('platforms', () => {
  test('the ten platforms, and two themes without channels [R-LOOK-003]', () => {
    expect(PLATFORM_LIST).toEqual(['Instagram', 'Facebook', 'Snapchat', 'YouTube', 'TikTok', 'Twitch', 'Pinterest', 'Twitter', 'Blog', 'Podcast']);
    expect(PLATFORM_THEMES).toEqual([...CHANNEL_TYPES, 'linkedin', 'wechat']);
    expect(PLATFORMS.map(channelTypeOf)).toEqual(CHANNEL_TYPES);
    expect(platformFromType(' TIKTOK ')).toBe('TikTok');
    expect(platformFromType('linkedin')).toBeUndefined();
    expect(platformFromType('toString')).toBeUndefined();
  });

  test.each([
    ['Instagram', 'Post', '[R-ENUM-076]'],
    ['Facebook', 'Posting', '[R-ENUM-077]'],
    ['Snapchat', 'VideoIntegraion', '[R-ENUM-078]'],
    ['YouTube', 'VideoIntegraion', '[R-ENUM-079]'],
    ['TikTok', 'Video', '[R-ENUM-080]'],
    ['Twitch', 'StreamIntegration', '[R-ENUM-081]'],
    ['Pinterest', 'Integration', '[R-ENUM-082]'],
    ['Blog', 'Integration', '[R-ENUM-083]'],
    ['Podcast', 'Integration', '[R-ENUM-084]'],
    ['Twitter', 'Integration', '[R-ENUM-085]'],
  ] as const)('the service type of %s is %s %s', (platform: Platform, service, _id) => {
    expect(defaultService(platform)).toBe(service);
    expect(SERVICES[platform][0]?.value).toBe(service);
    expect(parseService(platform, `${platform} ${service}`)).toBe(service);
  });
});

describe('campaign vocabulary', () => {
  test('limits and defaults [R-CONST-001] [R-CONST-002] [R-CONST-003] [R-CONST-005] [R-CONST-006] [R-CONST-007] [R-CONST-008] [R-CONST-026]', () => {
    expect([PAGE_SIZE, CAMPAIGN_INFLUENCER_PAGE_SIZE, AMAZON_USER_PAGE_SIZE, MOVE_LIMIT, HISTORY_DAYS, FORECAST_WEEKS, DEFAULT_ASSIGNEE_ID]).toEqual([10, 50, 50, 50, 30, 1, 9]);
  });

  test('the tag follows the state unless it was set by hand', () => {
    expect(tagAfterMove('Warteliste', 1, 2)).toBe('Interessent');
    expect(tagAfterMove('Interessent', 2, 3)).toBe('Kampagne');
    expect(tagAfterMove('Top-Auswahl', 1, 2)).toBe('Top-Auswahl');
    expect(tagAfterMove('', 2, 1)).toBe('Warteliste');
  });

  test('a brand sees what is published, past acquisition and its own', () => {
    expect(isVisibleToBrand({ isPublished: 1, state: 2, belongsToBrand: true })).toBe(true);
    expect(isVisibleToBrand({ isPublished: 1, state: 1, belongsToBrand: true })).toBe(false);
    expect(isVisibleToBrand({ isPublished: 0, state: 3, belongsToBrand: true })).toBe(false);
    expect(isVisibleToBrand({ isPublished: 1, state: 3, belongsToBrand: false })).toBe(false);
  });
});

describe('lookup lists', () => {
  test('services per platform [R-LOOK-002]', () => {
    expect(SERVICES.Instagram.map((service) => service.priceKey)).toContain('Story');
    for (const service of [...Object.values(SERVICES).flat(), ...SERVICES_FOR_ALL]) expect(Object.keys(labels.de)).toContain(`service.${service.value}`);
  });

  test('cities by country; AU is Austria and never Australia [R-LOOK-004]', () => {
    expect(Object.keys(CITIES)).toEqual([...COUNTRIES]);
    expect(CITIES.AU).toContain('Wien');
    expect([labels.de['country.AU'], labels.en['country.AU']]).toEqual(['Österreich', 'Austria']);
    expect([parseCountry('at'), parseCountry('AU'), parseCountry('fr')]).toEqual(['AU', 'AU', undefined]);
    expect(isoCountry('AU')).toBe('AT');
  });

  test('categories, target groups, age bands, child counts and regions [R-LOOK-005] [R-LOOK-013] [R-LOOK-014] [R-LOOK-016] [R-CONST-009]', () => {
    const keys = Object.keys(labels.en);
    for (const category of PRODUCT_CATEGORY_IDS) expect(keys).toContain(`productCategory.${category}`);
    for (const category of CATEGORY_IDS) expect(keys).toContain(`category.${category}`);
    for (const band of AGE_BANDS) expect(keys).toContain(`ageBand.${band}`);
    for (const gender of TARGET_GROUPS) expect(keys).toContain(`gender.${gender}`);
    for (const region of REGION_IDS) expect(keys).toContain(`region.${region}`);
    expect([CHILD_COUNTS[0], CHILD_COUNTS.length, CHILD_COUNTS.at(-1)]).toEqual([1, 15, 15]);
    expect(DEFAULT_REGION_ID).toBe(1);
    expect(CURRENCIES[0]).toMatchObject({ currencyCode: 'EUR', currencySymbol: '€', currencyShortName: 'de' });
  });

  test('metadata keys and newsletter placeholders [R-CONST-027] [R-CONST-028] [R-CONST-029]', () => {
    expect(METADATA_KEYS).toEqual(['productTestTopHeader', 'faqTopHeader', 'newsletterBanner']);
    expect(NEWSLETTER_PLACEHOLDERS).toHaveLength(4);
  });
});

describe('labels', () => {
  const argumentsOf = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1] ?? '').sort();

  test('have the same keys and placeholders in both languages and no empty text', () => {
    expect(Object.keys(labels.en)).toEqual(Object.keys(labels.de));
    const keys = Object.keys(labels.de) as readonly (keyof typeof labels.de)[];
    expect(keys.filter((key) => labels.de[key].trim() === '' || labels.en[key].trim() === '')).toEqual([]);
    expect(keys.filter((key) => argumentsOf(labels.de[key]).join() !== argumentsOf(labels.en[key]).join())).toEqual([]);
  });

  test('name every module, right, tag and note', () => {
    const keys = Object.keys(labels.de);
    expect(keys).toEqual(expect.arrayContaining([...MODULES.map((name) => `module.${name}`), ...RIGHTS.map((right) => `right.${right}`)]));
    expect(keys).toEqual(expect.arrayContaining([...TAGS.map((tag) => `tag.${tag}`), ...STATUS_NOTES.map((note) => `statusNote.${note}`)]));
    expect(labels.de['tag.Warteliste']).toBe('Warteliste');
  });
});

test('a status is drawn by tone and mark', () => {
  expect(statusLook('contentStatus', 'Freigegeben')).toEqual({ tone: 'blue', mark: 'dot' });
  expect(statusLook('brandStatus', 4)).toEqual({ tone: 'red', mark: 'dot' });
  expect(statusLook('brandStatus', 'toString')).toEqual({ tone: 'gray', mark: 'hollow' });
});

describe('UGC price', () => {
  test.each([
    [15, 90, '[R-CONST-010]'],
    [30, 120, '[R-CONST-011]'],
    [60, 150, '[R-CONST-012]'],
    [90, 270, '[R-CONST-013]'],
    [120, 420, '[R-CONST-014]'],
    [150, 600, '[R-CONST-015]'],
    [180, 810, '[R-CONST-016]'],
    [210, 1050, '[R-CONST-017]'],
    [240, 1320, '[R-CONST-018]'],
  ] as const)('a video of %i s costs %i euro %s', (length, price, _id) => {
    expect(ugcPrice({ videoCount: 1, length })).toEqual({ onRequest: false, perVideo: price, total: price });
  });

  test('each extra counts per video [R-CONST-022] [R-CONST-023] [R-CONST-024]', () => {
    expect(ugcPrice({ videoCount: 3, length: 30, subtitles: true, music: true })).toEqual({ onRequest: false, perVideo: 145, total: 435 });
    expect(ugcPrice({ videoCount: 2, length: 15, professionalPhotos: true })).toMatchObject({ total: 200 });
  });

  test('other lengths and durations have no fixed price [R-CONST-019]', () => {
    expect(ugcPrice({ videoCount: 3, length: 'others' as VideoLength })).toEqual({ onRequest: true });
    expect(ugcPrice({ videoCount: 3, length: 30, duration: 'other' })).toEqual({ onRequest: true });
    expect(ugcPrice({ videoCount: 1, length: 15 }, { ...UGC_PRICES, length: { ...UGC_PRICES.length, 15: 99 } })).toMatchObject({ total: 99 });
  });

  test('options [R-CONST-020] [R-CONST-021] [R-CONST-025]', () => {
    expect(START_VARIANTS).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(VIDEO_COUNTS).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(CAMPAIGN_DURATIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'other']);
    expect(VIDEO_LENGTHS.at(-1)).toBe('others');
  });
});
