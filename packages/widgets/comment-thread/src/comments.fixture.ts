import { both, storyWords } from '@resonanz/stories/words';
import type { CommentItem } from './comment.ts';

const words = storyWords({
  goodMorningMsAlbrecht: [
    'Guten Tag Frau Albrecht,\nSophie Brandstätter hat zugesagt. Ihr Mediakit: https://resonanz.example/mediakit-brandstaetter.pdf',
    'Good morning Ms Albrecht,\nSophie Brandstätter has accepted. Her media kit: https://resonanz.example/mediakit-brandstaetter.pdf',
  ],
  thankYouTheCommunity: [
    'Danke! Die Wiener Community passt gut zur Pflegeserie.',
    'Thank you! The community in Vienna fits the care series well.',
  ],
  is3NovemberPossible: [
    'Ist der 3. November als Veröffentlichungstag möglich?',
    'Is 3 November possible as the day of publication?',
  ],
  yesSheDeliversThe: ['Ja. Sie liefert den Entwurf bis zum 27. Oktober.', 'Yes. She delivers the draft by 27 October.'],
  oneMoreQuestionShall: [
    'Noch eine Frage: Sollen wir die Testmuster direkt nach Wien schicken?',
    'One more question: shall we send the samples straight to Vienna?',
  ],
  theSamplesArrivedToday: ['Die Testmuster sind heute angekommen.', 'The samples arrived today.'],
  campaignManager: ['Kampagnenmanagerin', 'Campaign manager'],
});

/** The time that the stories' ages are relative to. */
export const now = new Date('2026-10-12T09:00:00Z');

const katharina = { author: 'Katharina Bergmann', side: 'agency', role: words.campaignManager } as const;
const marion = { author: 'Marion Albrecht', side: 'brand', role: 'Lindenblatt Naturkosmetik' } as const;

/** A plausible thread on one proposed channel, as the brand reads it. */
export const thread: readonly CommentItem[] = [
  {
    ...katharina,
    id: 1,
    text: words.goodMorningMsAlbrecht,
    createdAt: '2026-10-10T08:12:00Z',
  },
  {
    ...marion,
    id: 2,
    isOwn: true,
    text: words.thankYouTheCommunity,
    createdAt: '2026-10-10T13:40:00Z',
  },
  {
    ...marion,
    id: 3,
    isOwn: true,
    isEdited: true,
    text: words.is3NovemberPossible,
    createdAt: '2026-10-11T15:05:00Z',
  },
  { ...katharina, id: 4, text: words.yesSheDeliversThe, createdAt: '2026-10-12T07:00:00Z' },
  {
    ...katharina,
    id: 5,
    text: words.oneMoreQuestionShall,
    createdAt: '2026-10-12T08:48:00Z',
  },
];

/** A comment that another person writes. */
export const incoming = (id: number, text = words.theSamplesArrivedToday): CommentItem => ({
  ...katharina,
  id,
  text,
  createdAt: new Date(now.getTime() + id).toISOString(),
});

/** A comment of the reader's own. */
export const own = (id: number, text: string): CommentItem => ({
  ...marion,
  id,
  isOwn: true,
  text,
  createdAt: new Date(now.getTime() + id).toISOString(),
});

/** A thread of any length, one comment each half hour. */
export const manyComments = (count: number): CommentItem[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(at % 3 === 1 ? marion : katharina),
    isOwn: at % 3 === 1,
    id: at + 1,
    text: both(`Abstimmung ${at + 1} zum Entwurf`, `Comment ${at + 1} on the draft`),
    createdAt: new Date(now.getTime() - (count - at) * 1_800_000).toISOString(),
  }));

/** A source of comments in memory: it answers late, and fails on request. */
export function createCommentSource(first: readonly CommentItem[]) {
  let comments = [...first];
  let failures = 0;
  let nextId = 1000;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    if (failures === 0) return;
    failures -= 1;
    throw new Error('refused');
  };
  return {
    /** Fails so many of the next calls. */
    fail: (calls: number) => {
      failures = calls;
    },
    all: () => comments,
    add: async (text: string) => {
      await answer();
      nextId += 1;
      comments = [...comments, own(nextId, text)];
    },
    change: async ({ id }: CommentItem, text: string) => {
      await answer();
      comments = comments.map((each) => (each.id === id ? { ...each, text, isEdited: true } : each));
    },
    remove: async ({ id }: CommentItem) => {
      await answer();
      comments = comments.filter((each) => each.id !== id);
    },
  };
}
