import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type ChannelAudience, sharesOf } from '../figures/door.ts';
import { type FileServices, filesOf } from '../files/door.ts';
import { toCards } from './cards.ts';
import { networkRow } from './queries/people.ts';

/** Maximum number of pictures of one person. */
const MAX_PICTURES = 20;

/** Shares as a brand reads them, whole percents; null where nothing is known. */
function wholeShares(audience: ChannelAudience | null): Schemas['AudienceShares'] | null {
  const shares = Object.entries(sharesOf(audience));
  if (shares.every(([, share]) => share === null)) return null;
  return Object.fromEntries(
    shares.map(([name, share]) => [name, share === null ? null : Math.round(share)]),
  ) as Schemas['AudienceShares'];
}

/** A person of the network with pictures, showreel and audience; 404 unless visible. */
export async function networkPerson(services: FileServices, publicId: string): Promise<Schemas['NetworkPerson']> {
  const row = await networkRow(services.db, publicId, berlinDay(services.clock.now()));
  const [card] = await toCards(services, [row]);
  if (card === undefined) throw new Error('One row makes one card.');
  const files =
    row.kind === 'channel' || row.person_id === null
      ? []
      : await filesOf(services, { subject: row.kind, subjectId: row.person_id });
  const images = files.filter(({ contentType }) => contentType.startsWith('image/'));
  const showreel = files.find(({ contentType }) => contentType.startsWith('video/'));
  // File names may reveal identities: show the name of the card instead.
  const pictures = [
    ...images.filter(({ kind }) => kind === 'profile'),
    ...images.filter(({ kind }) => kind !== 'profile'),
  ].map(({ url }) => url);
  return {
    ...card,
    pictures: (row.kind === 'channel' ? [row.picture].filter((url) => url !== null) : pictures)
      .slice(0, MAX_PICTURES)
      .map((url) => ({ name: card.name, url })),
    showreel: showreel === undefined ? null : { url: showreel.url, contentType: showreel.contentType },
    audience: wholeShares(row.audience),
    hasChildren: row.has_children,
    pets: row.pets as Schemas['NetworkPerson']['pets'],
    sports: row.athletic,
    height: row.height,
    hairColour: row.hair_colour as Schemas['NetworkPerson']['hairColour'],
    eyeColour: row.eye_colour as Schemas['NetworkPerson']['eyeColour'],
    equipment: row.equipment as Schemas['NetworkPerson']['equipment'],
    turnaroundDays: row.turnaround_days,
  };
}
