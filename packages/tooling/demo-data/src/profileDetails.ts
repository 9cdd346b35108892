import { dateIn, minutesBefore } from './days.ts';
import type { DemoAudience, DemoInfluencer } from './influencerRecords.ts';
import { demoRatings, earlierFollowers } from './profileHistory.ts';
import { createRandom } from './random.ts';

/** A post of a channel. */
export interface DemoPost {
  readonly channelId: number;
  readonly externalId: string;
  readonly url: string;
  readonly title: string;
  readonly postedAt: string;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly views: number | null;
  readonly source: string;
  readonly measuredOn: string;
}

/** What was measured of a channel on a day. */
export interface DemoMeasurement {
  readonly channelId: number;
  readonly kind: 'engagementRate' | 'audience';
  readonly day: string;
  readonly value: number | null;
  readonly shares: DemoAudience | null;
  readonly source: string;
  readonly isEstimated: boolean;
}

/** What a colleague says about a person. */
export interface DemoComment {
  readonly subjectKind: 'influencer';
  readonly subjectId: number;
  readonly audience: 'internal';
  readonly authorUserId: number;
  readonly authorSide: 'agency';
  readonly text: string;
  readonly createdAt: string;
}

const TITLES = [
  'Meine Herbstroutine in zehn Minuten',
  'Was diese Woche bei uns auf den Tisch kommt',
  'Ehrlich gesagt: drei Fehlkäufe',
  'Ein Tag an der Küste',
  'Fragen und Antworten',
  'Neu ausprobiert und behalten',
  'So plane ich meinen Monat',
  'Ein Blick hinter die Kamera',
  'Mein Lieblingsplatz in der Stadt',
  'Fünf Dinge unter zwanzig Euro',
  'Zusammen kochen',
  'Rückblick auf das Wochenende',
] as const;

const REMARKS = [
  'Antwortet meist am selben Tag, hält Termine ein.',
  'Briefing bitte kurz halten, am liebsten telefonisch.\nVor 10 Uhr nicht erreichbar.',
  'Die letzte Zusammenarbeit lief sehr gut, Inhalte kamen einen Tag vor der Frist.',
  'Möchte keine alkoholischen Getränke bewerben.',
] as const;

const DAY_MINUTES = 1_440;

/** Posts, measurements, ninety days of followers, ratings and comments of the people of the design's pictures. */
export function demoProfileDetails(people: readonly DemoInfluencer[], authors: readonly number[], now: Date) {
  const posts: DemoPost[] = [];
  const measurements: DemoMeasurement[] = [];
  for (const { id, url, platform, followers, engagementRate, audience } of people.flatMap(({ channels }) => channels)) {
    const random = createRandom(`profile ${id}`);
    if (followers !== null && engagementRate !== null) {
      const interactions = (followers * engagementRate) / 100;
      TITLES.forEach((title, index) => {
        const likes = Math.round(interactions * (0.8 + random.next() * 0.4));
        posts.push({
          channelId: id,
          externalId: `${id}-${index}`,
          url: `${url}#${index + 1}`,
          title,
          postedAt: minutesBefore(now, (2 + index * 3) * DAY_MINUTES + random.int(0, 600)),
          likes,
          comments: Math.round(likes * (0.02 + random.next() * 0.03)),
          views: platform === 'YouTube' || platform === 'TikTok' ? likes * random.int(9, 16) : null,
          source: 'platform',
          measuredOn: dateIn(now, 0),
        });
      });
      const rated = {
        channelId: id,
        kind: 'engagementRate',
        shares: null,
        source: 'platform',
        isEstimated: platform !== 'YouTube',
      } as const;
      measurements.push(
        {
          ...rated,
          day: dateIn(now, -33),
          value: Math.max(0.1, Math.round((engagementRate - 0.5 + random.next() * 0.7) * 100) / 100),
        },
        { ...rated, day: dateIn(now, -3), value: engagementRate },
      );
    }
    if (audience !== null)
      measurements.push({
        channelId: id,
        kind: 'audience',
        day: dateIn(now, -21),
        value: null,
        shares: audience,
        source: 'byHand',
        isEstimated: false,
      });
  }
  const comments = people.flatMap(({ id }, index): DemoComment[] =>
    [0, 1].map((which) => ({
      subjectKind: 'influencer',
      subjectId: id,
      audience: 'internal',
      authorUserId: authors[(index + which) % authors.length] ?? 1,
      authorSide: 'agency',
      text: REMARKS[(index + which) % REMARKS.length] ?? REMARKS[0],
      createdAt: minutesBefore(now, (9 - which * 4) * DAY_MINUTES + index * 37),
    })),
  );
  const followers = people.flatMap(({ channels }) => channels.flatMap((channel) => earlierFollowers(channel, now)));
  const ratings = people.flatMap((person) => demoRatings(person, authors, now));
  return { posts, measurements, comments, followers, ratings };
}
