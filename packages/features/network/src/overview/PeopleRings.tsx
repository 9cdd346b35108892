import { useQuery } from '@tanstack/react-query';
import { networkQueries } from '@resonanz/api-client/network';
import { useApi } from '@resonanz/api-client/react';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { initials } from '@resonanz/formatters/name';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { RingDrawing } from '@resonanz/ui/RingDrawing';
import * as css from './PeopleRings.css.ts';

/** Where rings have room: in the centre, around it, and further out. */
const PLACES = [
  { ring: 0, angle: 0 },
  { ring: 2, angle: 330 },
  { ring: 2, angle: 90 },
  { ring: 2, angle: 210 },
  { ring: 3, angle: 45 },
  { ring: 3, angle: 135 },
  { ring: 3, angle: 235 },
  { ring: 3, angle: 305 },
] as const;

/**
 * The people who stand below with their cards, drawn on the rings of the mark by initials and platform; rings alone
 * while no one is known.
 */
export function PeopleRings() {
  const { data } = useQuery(networkQueries(useApi()).sample());
  const kinds = data ? [data.models, data.creators, data.channels] : [];
  const people = [0, 1, 2, 3].flatMap((place) => kinds.flatMap((kind) => kind.slice(place, place + 1)));
  const satellites = PLACES.flatMap((place, index) => {
    const person = people[index];
    const platform = person?.platforms[0]?.platform;
    return person ? [{ ...place, content: <Person name={person.name} {...(platform && { platform })} /> }] : [];
  });
  return (
    <div className={css.picture} aria-hidden="true">
      <RingDrawing variant="stage" satellites={satellites} />
    </div>
  );
}

function Person({ name, platform }: { name: string; platform?: Platform }) {
  return (
    <span className={css.person} data-person>
      {initials(name)}
      {platform && (
        <span className={css.badge}>
          <PlatformMark platform={channelTypeOf(platform)} size={22} />
        </span>
      )}
    </span>
  );
}
