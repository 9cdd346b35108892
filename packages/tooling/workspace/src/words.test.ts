import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { compileMessages } from '@resonanz/i18n/compile';
import { readHouse } from './house.ts';
import { root } from './root.ts';
import { errorNames, missingKeys, spokenKeys, unaskedKeys, unusedKeys, wordsInSeveral } from './wordsInUse.ts';

type Catalogue = Readonly<Record<string, string>>;

/** `messages` itself and the folders in it; the server has some beside each area that speaks. */
function cataloguesOf(folder: string): readonly string[] {
  const places = ['messages', 'src'].filter((place) => existsSync(join(root, folder, place)));
  const folders = places.flatMap((place) => [
    place,
    ...readdirSync(join(root, folder, place), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name))),
  ]);
  return folders.filter(
    (place) => place.split(sep).includes('messages') && existsSync(join(root, folder, place, 'de.json')),
  );
}

const house = readHouse(root);
const catalogues = house.packages.flatMap((owner) =>
  cataloguesOf(owner.folder).map((place) => {
    const read = (language: string) =>
      JSON.parse(readFileSync(join(root, owner.folder, place, `${language}.json`), 'utf8')) as Catalogue;
    return { at: `${owner.folder}/${place}`, owner, de: read('de'), en: read('en') };
  }),
);

// Sentences and names that the customer or a list of the trade gives, letter for letter.
const givenAsTheyAre = new Set([
  'watchList.expose.started',
  'todoDialog.title',
  'notificationPanel.empty',
  'notifications.noneUnread',
  'brandCategory.107',
  'brandCategory.201',
  'brandCategory.202',
]);
const brokenUnit = /[\d}] (?:MB|KB|GB|%|€)(?![A-Za-z])/;
const straightApostrophe = /\p{L}'\p{L}/u;

const informal = /\b(du|dir|dich|dein|deine|deinen|deinem|deiner)\b/;

// The bounds of a range: what is bounded, then one word (glossary). Short ones stand in an empty field below that name.
const isBound = (key: string, text: string) =>
  /(?:\.from|From|\.to|To)(?:Short)?$/.test(key) && /(?:^|\s)(?:ab|von|bis)$/i.test(text);
const BOUNDS: readonly (readonly [de: RegExp, en: RegExp])[] = [
  [/\S ab$/, /\S from$/],
  [/\S bis$/, /\S to$/],
];
const SHORT_BOUNDS: typeof BOUNDS = [
  [/^ab$/, /^from$/],
  [/^bis$/, /^to$/],
];
function isNamedBound(key: string, de: string, en: string | undefined): boolean {
  return (key.endsWith('Short') ? SHORT_BOUNDS : BOUNDS).some(
    ([german, english]) => german.test(de) && english.test(en ?? ''),
  );
}

// A brand as a party is a Brand; these are what is advertised, a network's name, and a reason that the customer worded.
const advertisedBrand =
  /^(?:network\.(?:intro|overview\.claim)|influencerEdit\.field\.networkConsentOn|ugcRequests\.hint\.productLink|declineReason\.2)$/;

// Who a record belongs to is Verantwortlich, who does a request Zuständig, who does a to-do has it assigned (glossary).
const otherWordsForOwners = /[Bb]etreu(?:t|en|er|ung)|[Ss]achbearbeit|^Bearbeit(?:er|ung)$|Account[- ]Owner/;
const assigned = /\b[Zz]uständig(?:keit)?\b|Zugewiesen an/;
const ASSIGNED_OF: Readonly<Record<string, RegExp>> = {
  todos: /Zugewiesen an/,
  'customer-leads': /Zugewiesen an/,
  'campaign-requests': /[Zz]uständig/,
  'ugc-requests': /[Zz]uständig/,
};

// The vocabulary's labels and the codes of the validators are made from values; their own tests hold them against each
// other.
const spokenByValues = new Set(['domain', 'validators']);

// Published packages and shells carry compiled texts; these are typed as text and filled in by their own packages.
const readAsText = new Set(
  [
    'domain/messages',
    'domain/messages/general',
    'domain/messages/lookups',
    'validators/messages',
    'formatters/messages',
  ].map((place) => `packages/foundation/${place}`),
);

// What i18n itself says is drawn where a shell starts.
const speakers: Readonly<Record<string, string>> = { i18n: 'account' };

const errors = errorNames(
  house.packages.filter(({ name }) => ['api', 'api-client', 'domain', 'validators'].includes(name)),
);

describe.each(catalogues)('the words of $at', ({ de, en, owner }) => {
  test('say the same in German and English', () => {
    expect(messagesAgree({ de, en })).toEqual([]);
  });
  test('keep a number and its unit on one line', () => {
    expect([...Object.entries(de), ...Object.entries(en)].filter(([, text]) => brokenUnit.test(text))).toEqual([]);
  });
  test('do without straight apostrophes', () => {
    expect(
      [...Object.entries(de), ...Object.entries(en)].filter(
        ([key, text]) => !givenAsTheyAre.has(key) && straightApostrophe.test(text),
      ),
    ).toEqual([]);
  });
  test('write e-mail, expose and the noun login as the glossary does', () => {
    const words = Object.entries(en).map(([key, text]) => [key, text.replace(/\{\w+/g, '{')] as const);
    expect(
      words.filter(([key, text]) => !givenAsTheyAre.has(key) && /\bemails?\b|exposé|\blog-ins?\b/i.test(text)),
    ).toEqual([]);
  });
  test('write Buy-out and Vergütung as the glossary does', () => {
    const given = /^(?:service\.BuyOut\d+|contractType\.5)$/;
    expect(
      [...Object.entries(de), ...Object.entries(en)].filter(
        ([key, text]) => !given.test(key) && /\bbuyout|\bHonorar/i.test(text),
      ),
    ).toEqual([]);
  });
  test('name the bounds of a range in one way', () => {
    const bounds = Object.entries(de).filter(([key, text]) => owner.name !== 'guides' && isBound(key, text));
    expect(bounds.filter(([key, text]) => !isNamedBound(key, text, en[key]))).toEqual([]);
  });
  test('call a brand a Brand', () => {
    expect(
      Object.entries(de).filter(([key, text]) => !advertisedBrand.test(key) && /\bMarken?\b(?!-Netzwerk)/.test(text)),
    ).toEqual([]);
  });
  test('have one word each for who owns a record, who does a request and who does a to-do', () => {
    const texts = Object.entries(de);
    expect(texts.filter(([, text]) => otherWordsForOwners.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => assigned.test(text) && !ASSIGNED_OF[owner.name]?.test(text))).toEqual([]);
    expect(
      Object.entries(en).filter(([, text]) => /^(?:Assignee|Responsibility|Responsible|In charge)$/.test(text)),
    ).toEqual([]);
  });
  test('address people formally', () => {
    expect(Object.entries(de).filter(([, text]) => informal.test(text))).toEqual([]);
  });
});

test.each(catalogues.filter(({ at }) => readAsText.has(at)))(
  'the words of $at need no parser, because code reads them as text',
  ({ de, en }) => {
    expect(compileMessages(de)).toEqual(de);
    expect(compileMessages(en)).toEqual(en);
  },
);

test.each(catalogues.filter(({ owner }) => !spokenByValues.has(owner.name)))(
  'the words of $at are all used, and none is missing',
  ({ de, owner }) => {
    const speaker = speakers[owner.name] ?? owner.name;
    const spoken = spokenKeys(house.packages.find(({ name }) => name === speaker) ?? owner);
    // A package may keep the words of its routes apart; together they hold what it says.
    const all = catalogues.filter((each) => each.owner === owner).flatMap((each) => Object.keys(each.de));
    expect({
      unused: unaskedKeys(unusedKeys(Object.keys(de), spoken), errors, spoken.fieldErrorPlaces),
      missing: missingKeys(all, spoken),
    }).toEqual({ unused: [], missing: [] });
  },
);

// Where the key is put together from a value, the text belongs to that list of texts.
test.each(catalogues.filter(({ owner }) => owner.floor === 'features'))(
  'the words of $at leave the shared words to the domain',
  ({ de, en, owner }) => {
    const general = catalogues.find(({ at }) => at === 'packages/foundation/domain/messages/general');
    const taken = new Set(Object.entries(general?.de ?? {}).map(([key, text]) => `${text} | ${general?.en[key]}`));
    const copies = Object.keys(de).filter((key) => taken.has(`${de[key]} | ${en[key]}`));
    const { patterns } = spokenKeys(owner);
    expect(taken.size).toBeGreaterThan(0);
    expect(copies.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  },
);

// Published packages keep words of their own: who uses them overrides each by its key.
test('a short label that three catalogues of features share is among the shared words', () => {
  expect(
    wordsInSeveral(
      catalogues
        .filter(({ owner }) => owner.floor === 'features')
        .map(({ owner, ...each }) => ({ ...each, patterns: spokenKeys(owner).patterns })),
    ),
  ).toEqual([]);
});

test('every shared word is said by some screen', () => {
  const spoken = house.packages.filter(({ floor }) => floor === 'features').map((owner) => spokenKeys(owner));
  const general = catalogues.find(({ at }) => at === 'packages/foundation/domain/messages/general');
  const keys = Object.keys(general?.de ?? {});
  expect(keys.filter((key) => !spoken.some(({ literals }) => literals.has(key)))).toEqual([]);
});

test('a label is found only where it is short, the same in both languages and written out', () => {
  const catalogue = (at: string, de: string, en: string, patterns: readonly RegExp[] = []) => ({
    at,
    de: { [`${at}.title`]: de, [`${at}.long`]: 'Ein langer Satz', [`${at}.none`]: '–' },
    en: { [`${at}.title`]: en, [`${at}.long`]: 'A long sentence', [`${at}.none`]: '–' },
    patterns,
  });
  const two = [catalogue('a', 'Land', 'Country'), catalogue('b', 'Land', 'Country')];
  expect(wordsInSeveral(two)).toEqual([]);
  expect(wordsInSeveral([...two, catalogue('c', 'Land', 'State')])).toEqual([]);
  expect(wordsInSeveral([...two, catalogue('c', 'Land', 'Country', [/^c\..+$/])])).toEqual([]);
  expect(wordsInSeveral([...two, catalogue('c', 'Land', 'Country')])).toEqual([
    'Land | Country: a.title, b.title, c.title',
  ]);
});

test('a key that nobody speaks of is found, and one that is spoken of and missing', () => {
  const spoken = { literals: new Set(['auth.login.title', 'auth.login.lost']), patterns: [/^auth\.error\..+$/] };
  expect(unusedKeys(['auth.login.title', 'auth.error.offline', 'auth.login.old'], spoken)).toEqual(['auth.login.old']);
  expect(unaskedKeys(['auth.error.offline', 'auth.error.lost', 'auth.login.old'], new Set(['offline', 'old']))).toEqual(
    ['auth.error.lost', 'auth.login.old'],
  );
  expect(
    unaskedKeys(['auth.fault.offline', 'auth.rule.offline'], new Set(['offline']), new Set(['auth.fault'])),
  ).toEqual(['auth.rule.offline']);
  expect(missingKeys(['auth.login.title'], spoken)).toEqual(['auth.login.lost']);
});

test('a bound that is named otherwise is found', () => {
  const words = [
    ['list.from', 'Von', 'From'],
    ['list.followersFrom', 'Follower von', 'Followers from'],
    ['list.periodTo', 'Laufzeit bis', 'Runs until'],
    ['list.fromShort', 'von', 'from'],
    ['list.budgetFrom', 'Budget ab', 'Budget from'],
    ['list.toShort', 'bis', 'to'],
    ['list.createdBy', 'Angelegt von', 'Created by'],
  ] as const;
  const found = words.filter(([key, de, en]) => isBound(key, de) && !isNamedBound(key, de, en)).map(([key]) => key);
  expect(found).toEqual(['list.from', 'list.followersFrom', 'list.periodTo', 'list.fromShort']);
});

test('no key belongs to two packages, and what two routes of a package say under one key is the same', () => {
  const owners = new Map<string, Set<string>>();
  const texts = new Map<string, Set<string>>();
  for (const { owner, de, en } of catalogues)
    for (const key of Object.keys(de)) {
      owners.set(key, (owners.get(key) ?? new Set()).add(owner.name));
      texts.set(key, (texts.get(key) ?? new Set()).add(`${de[key]} | ${en[key]}`));
    }
  expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
  expect([...texts].filter(([, said]) => said.size > 1)).toEqual([]);
});
