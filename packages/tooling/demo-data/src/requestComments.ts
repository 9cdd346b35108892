import { DEMO_USER } from './accounts.ts';
import type { DemoCampaignRequest } from './campaignRecords.ts';
import { daysBefore } from './days.ts';

interface RequestComment {
  readonly subjectKind: 'campaignRequest';
  readonly subjectId: number;
  readonly audience: 'internal' | 'shared';
  readonly authorUserId: number;
  readonly authorSide: 'agency' | 'brand';
  readonly text: string;
  readonly createdAt: string;
}

/** Title of the request, who writes, when, and what; `internal` stays at the agency. */
const TALK: readonly (readonly [
  title: string,
  author: 'brand' | 'brandTwo' | 'manager',
  daysAgo: number,
  text: string,
  audience?: 'internal',
])[] = [
  [
    'Adventskalender 2026',
    'brand',
    3.8,
    'Die Kalender kommen am 20. November in unser Lager. Reicht das für den Versand an die Creator?',
  ],
  [
    'Adventskalender 2026',
    'manager',
    3.4,
    'Lager hat 6.000 Stück, davon 40 für Creator reservieren lassen.',
    'internal',
  ],
  [
    'Adventskalender 2026',
    'manager',
    3.2,
    'Das reicht gut. Wir schlagen Ihnen zwölf Creator vor, sobald die Vertraulichkeitsvereinbarung angenommen ist.',
  ],
  [
    'Herbstleuchten 2026 – Pflegeserie',
    'manager',
    6,
    'Die ersten Inhalte sind da. Bitte sehen Sie sie sich bis Freitag an.',
  ],
  [
    'Herbstleuchten 2026 – Pflegeserie',
    'brand',
    5.5,
    'Danke, das machen wir. Bei den Abendroutinen gern noch mehr Ruhe im Bild.',
  ],
  ['Trailschuh Grat 2 – Einführung', 'brandTwo', 1.6, 'Wir können Testpaare in allen Größen stellen.'],
];

/** What brand and agency wrote about requests. */
export function demoRequestComments(requests: readonly DemoCampaignRequest[], now: Date): RequestComment[] {
  return TALK.map(([title, author, daysAgo, text, audience]): RequestComment => {
    const request = requests.find((each) => each.title === title);
    if (request === undefined) throw new Error(`There is no request ${title}.`);
    return {
      subjectKind: 'campaignRequest',
      subjectId: request.id,
      audience: audience ?? 'shared',
      authorUserId: DEMO_USER[author],
      authorSide: author === 'manager' ? 'agency' : 'brand',
      text,
      createdAt: daysBefore(now, daysAgo),
    };
  });
}
