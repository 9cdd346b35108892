import { describe, expect, test } from 'vitest';
import { campaignEntryCases } from '@resonanz/cases/campaignEntry';
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
  test.each(campaignEntryCases)('%s is sent as %j', (_id, fields) => {
    expect(entry).toMatchObject(fields);
  });

  const TEN: readonly (readonly [
    type: string,
    url: string,
    title: string,
    channel: string,
    channelURL: string,
    originalUrl: string,
  ])[] = [
    [
      'instagram',
      'http://www.instagram.com/lenahartwig/?hl=de',
      '',
      'Instagram',
      'lenahartwig',
      'https://www.instagram.com/lenahartwig/',
    ],
    [
      'facebook',
      'https://www.facebook.com/marleneoberhuber/',
      '',
      'Facebook',
      'marleneoberhuber',
      'https://www.facebook.com/marleneoberhuber/',
    ],
    [
      'snapchat',
      'https://www.snapchat.com/add/aylin',
      '',
      'Snapchat',
      'add/aylin',
      'https://www.snapchat.com/add/aylin',
    ],
    [
      'youtube',
      'https://www.youtube.com/c/mehmetkocht',
      'Mehmet kocht',
      'YouTube',
      'Mehmet kocht',
      'https://www.youtube.com/c/mehmetkocht',
    ],
    [
      'youtube',
      'https://www.youtube.com/user/kueppers',
      '',
      'YouTube',
      'kueppers',
      'https://www.youtube.com/user/kueppers',
    ],
    ['tiktok', 'https://www.tiktok.com/@amara.skin', '', 'TikTok', '@amara.skin', 'https://www.tiktok.com/@amara.skin'],
    ['twitch', 'https://www.twitch.tv/nicozaugg', '', 'Twitch', 'nicozaugg', 'https://www.twitch.tv/nicozaugg'],
    ['pinterest', 'https://www.pinterest.de/sophie/', '', 'Pinterest', 'sophie', 'https://www.pinterest.de/sophie/'],
    ['twitter', 'https://twitter.com/olepetersen', '', 'Twitter', 'olepetersen', 'https://twitter.com/olepetersen'],
    ['blog', 'https://wandern.example/berichte', '', 'Blog', 'berichte', 'https://wandern.example/berichte'],
    ['podcast', 'https://imgarten.example/folgen', '', 'Podcast', 'folgen', 'https://imgarten.example/folgen'],
  ];

  test.each(TEN)(
    'a %s channel at %s is the whole entry of the contract, in its order [R-PAY-001]',
    (type, channelUrl, title, channel, channelURL, originalUrl) => {
      const sent = buildCampaignEntry(channelFromBookmark({ ...bookmarked, type, channelUrl, title }), 501);
      const whole = {
        compaignInfluencerId: '',
        empfehlung: false,
        channelURL,
        management: 'Studio Elbufer',
        channel,
        reichweite: 128_412,
        vorBudget: 0,
        finalesBudget: 0,
        notizen: '',
        clicks: '',
        leser: '',
        views: '',
        likes: '',
        shares: '',
        orderData: '',
        kommentare: '',
        tag: 'Warteliste',
        status: '',
        channelId: 77,
        paidStatus: 'Eingegangen',
        leistung: '',
        cpc: '',
        cpv: '',
        cpo: '',
        influencerId: 12,
        tkp: '',
        originalUrl,
        activeId: '',
        trackingLink: '',
        directLink: '',
        budgetExtern: '',
        savedContent: '',
        contentRelease: '',
        contentDeadline: '',
        contentStatus: '',
        state: 1,
        gender: '',
        germany: '',
        austria: '',
        switzerland: '',
        until18: '',
        age18To24: '',
        age25To34: '',
        age35To44: '',
        age45To54: '',
        age55To64: '',
        above64: '',
        genderMale: '',
        genderFemale: '',
        avg: '',
        type: 1,
        contacted: '',
        contactedBy: '',
        city: '',
        impressionen: '',
        stickerClicks: '',
        cbCommission: '',
        brandStatus: '',
        brandDeclineReason: '',
        brandCommentCount: '',
        cbCommentCount: '',
        contentLink: '',
        publishDate: '',
        isPublished: 1,
        compaignDataId: { compaignDataId: 501 },
      };
      expect(sent).toStrictEqual(whole);
      expect(Object.keys(sent)).toEqual(Object.keys(whole));
    },
  );

  test('has the fields of the contract and no others; what is unknown is empty text [R-PAY-034]', () => {
    const listed = campaignEntryCases.flatMap(([, fields]) => Object.keys(fields));
    expect(Object.keys(entry).sort()).toEqual([...listed].sort());
    expect(buildCampaignEntry({ ...channelFromBookmark(bookmarked), followers: null }, 1).reichweite).toBe('');
  });

  test('a YouTube channel is named by its title [R-VAL-050]', () => {
    const channel = channelFromSelection({
      platform: 'YouTube',
      channelurl: 'https://youtube.com/c/lena',
      titleYT: 'Lena kocht',
      followers: 5,
      management: null,
      channelId: 'a',
      influencerId: 1,
    });
    expect(buildCampaignEntry(channel, 1)).toMatchObject({
      channelURL: 'Lena kocht',
      channel: 'YouTube',
      channelId: 'a',
      management: '',
    });
  });

  test('a URL that cannot be read stays, the title stands for the handle before it', () => {
    const channel = { ...channelFromBookmark(bookmarked), url: 'kein Link' };
    expect(buildCampaignEntry(channel, 1)).toMatchObject({ channelURL: 'kein Link', originalUrl: 'kein Link' });
    expect(buildCampaignEntry({ ...channel, title: 'Lena' }, 1)).toMatchObject({
      channelURL: 'Lena',
      originalUrl: 'kein Link',
    });
  });

  test('other values than those of the contract are type errors', () => {
    // @ts-expect-error an entry begins in state 1
    expect({ ...entry, state: 2 } satisfies CampaignEntry).not.toEqual(entry);
    // @ts-expect-error an entry begins without a service
    expect({ ...entry, leistung: 'Post' } satisfies CampaignEntry).not.toEqual(entry);
  });
});

describe('the four shapes of a channel', () => {
  const lena = {
    influencerId: 12,
    channelId: 77,
    platform: 'YouTube',
    url: 'https://youtube.com/c/lena',
    title: 'Lena kocht',
    followers: 5,
    management: 'Elbe',
  } as const;
  const ids = { influencerId: 12, channelId: 77 };

  test('a bookmark is read from type, channelUrl and title, and written in the same spelling', () => {
    const bookmark = {
      type: 'youtube',
      channelUrl: lena.url,
      title: lena.title,
      followers: 5,
      management: 'Elbe',
      channelId: 77,
      influencerId: 12,
    };
    expect(channelFromBookmark(bookmark)).toEqual(lena);
    expect(bookmarkOf(lena)).toEqual(bookmark);
    expect(Object.keys(bookmarkOf(lena))).toEqual([
      'type',
      'channelUrl',
      'title',
      'followers',
      'management',
      'channelId',
      'influencerId',
    ]);
  });

  test('the selected channel is read from platform, channelurl and titleYT', () => {
    expect(
      channelFromSelection({
        ...ids,
        platform: 'YouTube',
        channelurl: lena.url,
        titleYT: lena.title,
        followers: 5,
        management: 'Elbe',
      }),
    ).toEqual(lena);
  });

  test('the watch-list entry is read from type, channelUrl and titleName, which is a title on YouTube alone', () => {
    const watched = {
      ...ids,
      type: 'youtube',
      channelUrl: lena.url,
      titleName: lena.title,
      docPath: null,
      socialMediaProfile: null,
      activee: 1,
    };
    expect(channelFromWatchList(watched)).toEqual({ ...lena, followers: null, management: '' });
    expect(channelFromWatchList({ ...watched, titleName: null }).title).toBe('');
    expect(channelFromWatchList({ ...watched, type: 'tiktok' })).toMatchObject({ platform: 'TikTok', title: '' });
  });

  test('the entry is read from channel, channelURL, originalUrl and reichweite', () => {
    expect(
      channelFromEntry({
        ...ids,
        channel: 'YouTube',
        channelURL: lena.title,
        originalUrl: lena.url,
        reichweite: 5,
        management: 'Elbe',
      }),
    ).toEqual(lena);
    expect(channelFromEntry(entry)).toEqual({
      ...ids,
      platform: 'Instagram',
      url: 'https://www.instagram.com/lenahartwig/',
      title: '',
      followers: 128_412,
      management: 'Studio Elbufer',
    });
  });

  test('what a shape leaves out is empty text, unknown followers are null', () => {
    const unknown = { ...ids, platform: 'Blog', url: 'a.example', title: '', followers: null, management: '' };
    const nothing = { followers: null, management: null };
    expect(channelFromBookmark({ ...ids, type: 'blog', channelUrl: 'a.example' })).toEqual(unknown);
    expect(channelFromBookmark({ ...ids, ...nothing, type: 'blog', channelUrl: 'a.example', title: null })).toEqual(
      unknown,
    );
    expect(channelFromSelection({ ...ids, platform: 'Blog', channelurl: 'a.example' })).toEqual(unknown);
    expect(
      channelFromSelection({ ...ids, ...nothing, platform: 'Blog', channelurl: 'a.example', titleYT: null }),
    ).toEqual(unknown);
    expect(channelFromWatchList({ ...ids, type: 'blog', channelUrl: 'a.example' })).toEqual(unknown);
    const sent = { ...ids, channel: 'Blog', channelURL: 'a', originalUrl: 'a.example' };
    expect([
      channelFromEntry(sent),
      channelFromEntry({ ...sent, reichweite: '' }),
      channelFromEntry({ ...sent, reichweite: null, management: null }),
    ]).toEqual([unknown, unknown, unknown]);
    expect(channelFromEntry({ ...sent, reichweite: 0 })).toEqual({ ...unknown, followers: 0 });
  });

  test('an unknown type is recognised by the URL, and is a blog when that is none', () => {
    expect(channelFromBookmark({ ...bookmarked, type: '' }).platform).toBe('Instagram');
    expect(channelFromBookmark({ ...bookmarked, type: 'vine', channelUrl: 'lena' }).platform).toBe('Blog');
    expect(channelFromBookmark({ ...bookmarked, type: 'PODCAST' }).platform).toBe('Podcast');
  });
});
