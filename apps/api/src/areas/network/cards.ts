import { ageBandOf, ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { FileServices } from '../files/door.ts';
import { newestPictures } from '../people/door.ts';
import { filmed } from './queries/people.ts';
import { reachOf, rounded, shownName } from './rules.ts';
import type { NetworkRow } from './tables.ts';

/** Cards of people; the addresses of pictures are signed. */
export async function toCards(services: FileServices, rows: readonly NetworkRow[]): Promise<Schemas['NetworkCard'][]> {
  const idsOf = (kind: NetworkRow['kind']) =>
    rows.flatMap((row) => (row.kind === kind && row.person_id !== null ? [row.person_id] : []));
  const [models, creators, withVideo] = await Promise.all([
    newestPictures(services, 'model', idsOf('model')),
    newestPictures(services, 'creator', idsOf('creator')),
    filmed(services.db, [...idsOf('model'), ...idsOf('creator')]),
  ]);
  const today = berlinDay(services.clock.now());
  return rows.map((row) => {
    const personId = row.person_id ?? 0;
    return {
      publicId: row.public_id,
      kind: row.kind,
      name: shownName(row),
      gender: row.gender,
      ageBand: ageBandOf(ageOn(row.dob, today)),
      city: row.city,
      country: row.country,
      platforms: reachOf(row).map(({ platform, followers }) => ({
        platform,
        followers: followers === null ? null : rounded(followers),
      })),
      categories: row.categories,
      languages: row.languages as Schemas['NetworkCard']['languages'],
      picture:
        row.kind === 'channel' ? row.picture : ((row.kind === 'model' ? models : creators).get(personId) ?? null),
      hasShowreel: withVideo.has(personId),
    };
  });
}
