import type { DemoInfluencer, DemoPersonDetails } from './influencerRecords.ts';
import { createRandom, type Random } from './random.ts';

const STREETS = [
  'Lindenstraße',
  'Am Deich',
  'Gartenweg',
  'Schillerstraße',
  'Bahnhofstraße',
  'Kirchgasse',
  'Rosenweg',
  'Hauptstraße',
] as const;
const SPORTS = [
  'running',
  'yoga',
  'gym',
  'hiking',
  'cycling',
  'swimming',
  'pilates',
  'football',
  'skiing',
  'dancing',
  'climbing',
  'tennis',
] as const;
const TRANSPORT = ['car', 'bicycle', 'publicTransport', 'train', 'eBike', 'electricCar', 'drivingLicence'] as const;
const PETS = ['dog', 'cat', 'horse', 'smallAnimal', 'bird', 'fish'] as const;
const SOURCES = ['Anmeldeformular', 'E-Mail-Bestätigung', 'Messe OMR', 'Kanalregistrierung'] as const;

/** An account of a bank that does not exist, with a right check sum. */
function fictionalIban(random: Random): string {
  const account = `99999999${Array.from({ length: 10 }, () => random.int(0, 9)).join('')}`;
  // D and E are 13 and 14; the check digits go to the end.
  const rest = [...`${account}131400`].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `DE${String(98 - rest).padStart(2, '0')}${account}`;
}

/** What is known of a person besides name and contact; the same person gets the same details in every size. */
export function personDetails({
  id,
  firstName,
  surname,
  city,
  country,
  createdAt,
  isImport,
}: DemoInfluencer): DemoPersonDetails {
  const random = createRandom(`details ${id} ${surname}`);
  // Imported people, and one in four of the others, are known by name and channel alone.
  const isKnown = !isImport && random.chance(0.75);
  const known = <Value>(value: Value): Value | null => (isKnown && random.chance(0.85) ? value : null);
  const hasAccount = isKnown && country === 'DE' && random.chance(0.6);
  return {
    address:
      city === null
        ? null
        : known(`${random.pick(STREETS)} ${random.int(1, 120)}, ${random.int(10_115, 97_980)} ${city}`),
    nourishment: known(
      random.weighted([
        ['everything', 50],
        ['flexitarian', 18],
        ['vegetarian', 16],
        ['vegan', 9],
        ['pescetarian', 4],
        ['glutenFree', 3],
      ] as const),
    ),
    relationshipStatus: known(
      random.weighted([
        ['inRelationship', 34],
        ['married', 26],
        ['single', 26],
        ['engaged', 6],
        ['notStated', 8],
      ] as const),
    ),
    numberOfChildren: known(
      random.weighted([
        [0, 62],
        [1, 17],
        [2, 15],
        [3, 5],
        [4, 1],
      ] as const),
    ),
    alcohol: known(
      random.weighted([
        ['sometimes', 58],
        ['no', 27],
        ['yes', 15],
      ] as const),
    ),
    smartphone: known(
      random.weighted([
        ['iphone', 68],
        ['androidSamsung', 20],
        ['androidGoogle', 7],
        ['androidXiaomi', 3],
        ['androidOther', 2],
      ] as const),
    ),
    pets: isKnown
      ? random.sample(
          PETS,
          random.weighted([
            [0, 55],
            [1, 36],
            [2, 9],
          ] as const),
        )
      : [],
    athletic: isKnown ? random.sample(SPORTS, random.int(0, 3)) : [],
    mobility: isKnown ? random.sample(TRANSPORT, random.int(1, 3)) : [],
    iban: hasAccount ? fictionalIban(random) : null,
    accountRecipient: hasAccount ? `${firstName} ${surname}` : null,
    taxId: hasAccount ? `${random.int(10, 99)}/${random.int(100, 999)}/${random.int(10_000, 99_999)}` : null,
    smallBusiness: isKnown && random.chance(0.3),
    consentOn: isKnown ? createdAt.slice(0, 10) : null,
    consentSource: isKnown ? random.pick(SOURCES) : null,
  };
}
