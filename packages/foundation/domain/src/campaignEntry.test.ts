import { describe, expect, test } from 'vitest';
import {
  bookmarkOf,
  buildCampaignEntry,
  channelFromBookmark,
  channelFromEntry,
  channelFromSelection,
  channelFromWatchList,
  type CampaignEntry,
} from './campaignEntry.ts';

const bookmarked = {
  type: 'instagram',
  channelUrl: 'http://www.instagram.com/lenahartwig/?hl=de',
  title: '',
  followers: 128_412,
  management: 'Studio Elbufer',
  channelId: 77,
  influencerId: 12,
};
const entry = buildCampaignEntry(channelFromBookmark(bookmarked), 501);

describe('the entry that adds a channel to a campaign', () => {
  const constants: readonly (readonly [string, Partial<CampaignEntry>])[] = [
    ['[R-PAY-002]', { compaignInfluencerId: '' }],
    ['[R-PAY-003]', { empfehlung: false }],
    ['[R-PAY-004]', { channelURL: 'lenahartwig' }],
    ['[R-PAY-005]', { management: 'Studio Elbufer' }],
    ['[R-PAY-006]', { channel: 'Instagram' }],
    ['[R-PAY-007]', { reichweite: 128_412 }],
    ['[R-PAY-008]', { vorBudget: 0 }],
    ['[R-PAY-009]', { finalesBudget: 0 }],
    ['[R-PAY-010]', { notizen: '', clicks: '', leser: '', views: '', likes: '', shares: '', orderData: '', kommentare: '' }],
    ['[R-PAY-011]', { tag: 'Warteliste' }],
    ['[R-PAY-012]', { status: '' }],
    ['[R-PAY-013]', { channelId: 77 }],
    ['[R-PAY-014]', { paidStatus: 'Eingegangen' }],
    ['[R-PAY-015]', { leistung: '' }],
    ['[R-PAY-016]', { cpc: '', cpv: '', cpo: '' }],
    ['[R-PAY-017]', { influencerId: 12 }],
    ['[R-PAY-018]', { tkp: '' }],
    ['[R-PAY-019]', { originalUrl: 'https://www.instagram.com/lenahartwig/' }],
    ['[R-PAY-020]', { activeId: '', trackingLink: '', directLink: '', budgetExtern: '', savedContent: '', contentRelease: '', contentDeadline: '', contentStatus: '' }],
    ['[R-PAY-021]', { state: 1 }],
    ['[R-PAY-022]', { gender: '' }],
    ['[R-PAY-023]', { germany: '', austria: '', switzerland: '' }],
    ['[R-PAY-024]', { until18: '', age18To24: '', age25To34: '', age35To44: '', age45To54: '', age55To64: '', above64: '' }],
    ['[R-PAY-025]', { genderMale: '', genderFemale: '' }],
    ['[R-PAY-026]', { avg: '' }],
    ['[R-PAY-027]', { type: 1 }],
    ['[R-PAY-028]', { contacted: '', contactedBy: '', city: '' }],
    ['[R-PAY-029]', { impressionen: '', stickerClicks: '', cbCommission: '' }],
    ['[R-PAY-030]', { brandStatus: '', brandDeclineReason: '', brandCommentCount: '', cbCommentCount: '' }],
    ['[R-PAY-031]', { contentLink: '', publishDate: '' }],
    ['[R-PAY-032]', { isPublished: 1 }],
    ['[R-PAY-033]', { compaignDataId: { compaignDataId: 501 } }],
  ];

  test.each(constants)('%s is sent as %j', (_id, fields) => {
    expect(entry).toMatchObject(fields);
  });

  test('has the fields of the contract and no others; what is unknown is empty text [R-PAY-034]', () => {
    const listed = constants.flatMap(([, fields]) => Object.keys(fields));
    expect(Object.keys(entry).sort()).toEqual([...listed].sort());
    expect(buildCampaignEntry({ ...channelFromBookmark(bookmarked), followers: null }, 1).reichweite).toBe('');
  });

  test('a YouTube channel is named by its title [R-VAL-050]', () => {
    const channel = channelFromSelection({ platform: 'YouTube', channelurl: 'https://youtube.com/c/lena', titleYT: 'Lena kocht', followers: 5, management: null, channelId: 'a', influencerId: 1 });
    expect(buildCampaignEntry(channel, 1)).toMatchObject({ channelURL: 'Lena kocht', channel: 'YouTube', channelId: 'a', management: '' });
  });
});

describe('the four shapes of a channel', () => {
  test('a bookmark keeps its spelling both ways', () => {
    const channel = channelFromBookmark(bookmarked);
    expect(channel).toEqual({ influencerId: 12, channelId: 77, platform: 'Instagram', url: bookmarked.channelUrl, title: '', followers: 128_412, management: 'Studio Elbufer' });
    expect(bookmarkOf(channel)).toEqual(bookmarked);
  });

  test('the selected channel is read from channelurl and titleYT', () => {
    expect(channelFromSelection({ platform: 'TikTok', channelurl: 'https://tiktok.com/@a', titleYT: 'x', followers: 3, management: 'M', channelId: 1, influencerId: 2 })).toEqual({
      influencerId: 2, channelId: 1, platform: 'TikTok', url: 'https://tiktok.com/@a', title: 'x', followers: 3, management: 'M',
    });
  });

  test('the watch-list entry is read from type, channelUrl and titleName', () => {
    const watched = { influencerId: 4, channelId: 5, type: 'youtube', channelUrl: 'https://youtube.com/@b', titleName: 'B', docPath: null, socialMediaProfile: null, activee: 1 };
    expect(channelFromWatchList(watched)).toMatchObject({ platform: 'YouTube', title: 'B', followers: null, management: '' });
  });

  test('the entry is read from channelURL and originalUrl', () => {
    expect(channelFromEntry(entry)).toEqual({ influencerId: 12, channelId: 77, platform: 'Instagram', url: 'https://www.instagram.com/lenahartwig/', title: '', followers: 128_412, management: 'Studio Elbufer' });
  });

  test('an unknown type is recognised by the URL', () => {
    expect(channelFromBookmark({ ...bookmarked, type: '' }).platform).toBe('Instagram');
  });
});
