import { readFile } from 'node:fs/promises';
import { CAMPAIGN_MANAGERS } from '@resonanz/demo-data/accounts';
import { DEMO_CHANNELS_OFFERED, DEMO_NETWORK_PEOPLE, type DemoNetworkPerson } from '@resonanz/demo-data/networkPeople';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

function columnsOf(person: DemoNetworkPerson, at: Date) {
  const isModel = person.kind === 'model';
  const isNew = person.state === 'new';
  return {
    kind: person.kind,
    state: person.state,
    block_reason: person.state === 'blocked' ? 'Termine zweimal kurzfristig abgesagt' : null,
    first_name: person.firstName,
    surname: person.surname,
    gender: person.gender,
    dob: person.dob,
    country: person.country,
    city: person.city,
    categories: [...person.categories],
    languages: [...person.languages],
    has_children: person.childrenAges.length > 0,
    children_ages: [...person.childrenAges],
    pets: [...person.pets],
    athletic: [...person.sports],
    channels: JSON.stringify(person.channels),
    followers: person.channels.length === 0 ? null : Math.max(...person.channels.map(({ followers }) => followers)),
    height: person.height,
    equipment: isModel ? [] : ['camera', 'light', 'microphone'].slice(0, 1 + (person.age % 3)),
    turnaround_days: isModel ? null : 5 + (person.age % 6),
    day_price: isModel ? person.price : null,
    video_prices: isModel
      ? '[]'
      : JSON.stringify([
          { seconds: 15, price: person.price },
          { seconds: 30, price: person.price * 1.5 },
        ]),
    price: person.price,
    consent_on: isNew ? null : berlinDay(at),
    consent_source: isNew ? null : 'Bewerbungsformular',
    network_consent_on: isNew ? null : berlinDay(at),
    created_at: at,
    updated_at: at,
    updated_by: CAMPAIGN_MANAGERS[0] ?? null,
  };
}

interface DemoFile {
  kind: 'profile' | 'content';
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** The oldest first: the newest picture is the one that cards show. */
async function filesOf({ pictures, hasShowreel }: DemoNetworkPerson): Promise<DemoFile[]> {
  const drawn = pictures.toReversed().map((svg, index) => ({
    kind: 'profile' as const,
    name: `Bild ${index + 1}.svg`,
    contentType: 'image/svg+xml',
    bytes: Buffer.from(svg, 'utf8'),
  }));
  if (!hasShowreel) return drawn;
  return [
    ...drawn,
    {
      kind: 'content',
      name: 'Showreel.webm',
      contentType: 'video/webm',
      bytes: await readFile(new URL('briefing.webm', import.meta.url)),
    },
  ];
}

async function addFiles(
  { db, storage }: Stock,
  person: DemoNetworkPerson,
  id: number,
  created_at: Date,
): Promise<void> {
  for (const [index, { kind, name, contentType, bytes }] of (await filesOf(person)).entries()) {
    const key = `${kind}-demo-${person.kind}-${id}-${index}.${name.split('.').at(-1) ?? 'svg'}`;
    await storage.put(kind, key, bytes);
    await db
      .insertInto('files')
      .values({
        key,
        name,
        content_type: contentType,
        size: bytes.length,
        subject: person.kind,
        subject_id: id,
        kind,
        uploaded_by: CAMPAIGN_MANAGERS[0] ?? null,
        created_at,
      })
      .execute();
  }
}

/** Puts models and creators with their pictures, and offers a few channels to brands. */
export async function seedNetwork(stock: Stock): Promise<void> {
  const { db, clock } = stock;
  for (const person of DEMO_NETWORK_PEOPLE) {
    const at = new Date(clock.now().getTime() - person.age * DAY);
    const { id } = await db
      .insertInto('people')
      .values(columnsOf(person, at))
      .returning('id')
      .executeTakeFirstOrThrow();
    await addFiles(stock, person, id, at);
  }
  await db
    .updateTable('channels')
    .set({ network_consent_on: berlinDayIn(clock.now(), -20) })
    .where('deleted_at', 'is', null)
    .where('influencer_id', 'in', (query) =>
      query
        .selectFrom('influencers')
        .select('id')
        .where('surname', 'in', [...DEMO_CHANNELS_OFFERED])
        .where('picture', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(DEMO_CHANNELS_OFFERED.length),
    )
    .execute();
}
