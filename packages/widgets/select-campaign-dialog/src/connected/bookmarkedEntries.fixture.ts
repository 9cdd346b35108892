import { storyWords } from '@resonanz/stories/words';
import { buildWatchListEntry } from '@resonanz/testing/influencers';

const words = storyWords({
  waitingList: ['Warteliste', 'Waiting list'],
  received: ['Eingegangen', 'Received'],
});

/** Whose watch list it is. */
export const owner = { email: 'manager@resonanz.example', loginUser: 9 };
/** What stands in the watch list. */
export const bookmarks = [
  buildWatchListEntry({
    influencerId: 12,
    channelId: 77,
    type: 'instagram',
    channelUrl: 'http://www.instagram.com/lenahartwig/?hl=de',
    titleName: 'Lena Hartwig',
    followers: 128_412,
    management: 'Studio Elbufer',
  }),
  buildWatchListEntry({
    influencerId: 13,
    channelId: 78,
    type: 'youtube',
    channelUrl: 'https://www.youtube.com/c/mehmetkocht',
    title: 'Mehmet kocht',
    titleName: 'Mehmet Yıldırım',
    followers: null,
    management: null,
  }),
];
const nothing = [
  'entryId',
  'notes',
  'clicks',
  'readers',
  'views',
  'likes',
  'shares',
  'orderData',
  'comments',
  'status',
  'service',
  'cpc',
  'cpv',
  'cpo',
  'tkp',
  'activeId',
  'trackingLink',
  'directLink',
  'externalBudget',
  'savedContent',
  'contentRelease',
  'contentDeadline',
  'contentStatus',
  'gender',
  'germany',
  'austria',
  'switzerland',
  'until18',
  'age18To24',
  'age25To34',
  'age35To44',
  'age45To54',
  'age55To64',
  'above64',
  'genderMale',
  'genderFemale',
  'avg',
  'contacted',
  'contactedBy',
  'city',
  'impressions',
  'stickerClicks',
  'cbCommission',
  'brandStatus',
  'brandDeclineReason',
  'brandCommentCount',
  'cbCommentCount',
  'contentLink',
  'publishDate',
];
/** An entry as it is sent, with its fields and everything else empty. */
export const entry = (own: Record<string, unknown>) => ({
  ...Object.fromEntries(nothing.map((field) => [field, ''])),
  recommendation: false,
  preBudget: 0,
  finalBudget: 0,
  tag: words.waitingList,
  paidStatus: words.received,
  state: 1,
  type: 1,
  isPublished: 1,
  campaignId: { campaignId: 21 },
  ...own,
});
/** The entry of the first bookmark. */
export const lena = entry({
  channelURL: 'lenahartwig',
  management: 'Studio Elbufer',
  channel: 'Instagram',
  followers: 128_412,
  channelId: 77,
  influencerId: 12,
  originalUrl: 'https://www.instagram.com/lenahartwig/',
});
/** The entry of the second bookmark. */
export const mehmet = entry({
  channelURL: 'Mehmet kocht',
  management: '',
  channel: 'YouTube',
  followers: '',
  channelId: 78,
  influencerId: 13,
  originalUrl: 'https://www.youtube.com/c/mehmetkocht',
});
