import { describe, expect, expectTypeOf, test } from 'vitest';
import { labels } from '../labels.ts';
import { lookupLabels, type LookupLabelKey } from '../lookupLabels.ts';
import {
  BRAND_CATEGORIES,
  CATEGORY_IDS,
  PRODUCT_CATEGORY_IDS,
  TESTER_CATEGORIES,
  categoryPath,
  type CategoryBranch,
} from './categories.ts';
import { LEAD_SOURCE_IDS } from './leads.ts';
import {
  ALCOHOL,
  CHILD_COUNTS,
  NOURISHMENTS,
  PETS,
  PROFESSIONS,
  RELATIONSHIP_STATUSES,
  SMARTPHONES,
  SPORTS,
  TRAININGS,
  TRANSPORT,
  type Alcohol,
  type Nourishment,
  type Pet,
  type Profession,
  type RelationshipStatus,
  type Smartphone,
  type Sport,
  type Training,
  type Transport,
} from './people.ts';
import { QUESTION_TYPE_IDS } from './questionTypes.ts';
import { FEDERAL_STATES, REGION_IDS } from './regions.ts';
import {
  CONTRACT_TYPE_IDS,
  NDA_TEMPLATE_TYPES,
  TEMPLATE_USES,
  type ContractTypeId,
  type NdaTemplateType,
  type TemplateUse,
} from './templates.ts';
import { VIDEO_LANGUAGES } from './videoLanguages.ts';

/*
 * The lists written by hand ("value German / English"). Where the list
 * gives no value, the stored one stands before the words.
 */
type Entry = readonly [value: string, german: string, english: string];

const capital = (word: string): string =>
  word.startsWith('iPhone') ? word : word.charAt(0).toUpperCase() + word.slice(1);

function entriesOf(text: string): readonly Entry[] {
  return text
    .trim()
    .split(/;\s*/)
    .map((entry) => {
      const value = entry.slice(0, entry.indexOf(' '));
      const [german = '', english = german] = entry.slice(value.length + 1).split(' / ');
      return [value, capital(german), capital(english)];
    });
}

/** The words on screen of a list, in the shape of `entriesOf`. */
function shown(
  words: { readonly de: object; readonly en: object },
  prefix: string,
  values: readonly (string | number)[],
): readonly Entry[] {
  const word = (texts: object, value: string | number): string =>
    String((texts as Readonly<Record<string, string>>)[`${prefix}.${value}`]);
  return values.map((value) => [String(value), word(words.de, value), word(words.en, value)]);
}

const idsOf = (tree: readonly CategoryBranch[]): readonly number[] =>
  tree.flatMap(({ id, children }) => [id, ...children]);

const PRODUCT_CATEGORIES = `
  1 Beauty & Kosmetik / Beauty & Cosmetics; 2 Haarpflege / Hair Care; 3 Parfum / Fragrance; 4 Mode / Fashion;
  5 Schuhe & Accessoires / Shoes & Accessories; 6 Schmuck & Uhren / Jewellery & Watches; 7 Lebensmittel / Food;
  8 Getränke / Beverages; 9 Nahrungsergänzung / Food Supplements; 10 Gesundheit & Apotheke / Health & Pharmacy;
  11 Sport & Fitness / Sports & Fitness; 12 Outdoor & Reisen / Outdoor & Travel; 13 Baby & Kind / Baby & Kids;
  14 Spielwaren / Toys; 15 Haushalt & Küche / Household & Kitchen; 16 Wohnen & Deko / Home & Decoration;
  17 Garten & Heimwerken / Garden & DIY; 18 Haustierbedarf / Pet Supplies; 19 Elektronik & Technik / Electronics;
  20 Apps & Software / Apps & Software; 21 Gaming / Gaming; 22 Auto & Mobilität / Cars & Mobility;
  23 Finanzen & Versicherung / Finance & Insurance; 24 Medien & Bücher / Media & Books;
  25 Nachhaltige Produkte / Sustainable Products; 99 Sonstiges / Other`;

const INFLUENCER_CATEGORIES = `
  1 Beauty; 2 Fashion; 3 Lifestyle; 4 Familie / Family; 5 Food; 6 Fitness; 7 Reisen / Travel;
  8 Wohnen / Home & Interior; 9 Tech; 10 Gaming; 11 Auto; 12 Finanzen / Finance; 13 Nachhaltigkeit / Sustainability;
  14 Tiere / Pets; 15 Bücher / Books; 16 Musik / Music; 17 Comedy; 18 Bildung / Education; 19 Gesundheit / Health;
  20 DIY; 21 Fotografie / Photography; 22 Sport / Sports; 23 Business; 24 Politik & Gesellschaft / Politics & Society`;

const BRAND_TREE = `
  1 Beauty / Beauty: 101 Make-up / Make-up; 102 Hautpflege / Skin Care; 103 Haarpflege / Hair Care;
    104 Düfte / Fragrance; 105 Nägel / Nails; 106 Naturkosmetik / Natural Cosmetics; 107 Männerpflege / Men's Grooming
  2 Mode / Fashion: 201 Damenmode / Women's Wear; 202 Herrenmode / Men's Wear; 203 Kindermode / Kids' Wear;
    204 Schuhe / Shoes; 205 Accessoires / Accessories; 206 Schmuck & Uhren / Jewellery & Watches;
    207 Sportmode / Sportswear
  3 Food & Drinks / Food & Drinks: 301 Lebensmitteleinzelhandel / Grocery Retail;
    302 Snacks & Süßwaren / Snacks & Sweets; 303 Getränke / Beverages;
    304 Alkoholische Getränke (ab 18) / Alcoholic Drinks (18+); 305 Vegan & Vegetarisch / Vegan & Vegetarian;
    306 Lieferdienste & Kochboxen / Delivery & Meal Kits
  4 Gesundheit & Fitness / Health & Fitness: 401 Nahrungsergänzung / Supplements; 402 Fitnessgeräte / Fitness Equipment;
    403 Apotheke / Pharmacy; 404 Krankenkassen / Health Insurers; 405 Mentale Gesundheit / Mental Health
  5 Familie / Family: 501 Baby / Baby; 502 Spielwaren / Toys; 503 Schule & Lernen / School & Learning;
    504 Schwangerschaft / Pregnancy
  6 Wohnen / Living: 601 Möbel / Furniture; 602 Deko / Decoration; 603 Küche & Haushalt / Kitchen & Household;
    604 Garten / Garden; 605 Baumarkt / DIY Stores; 606 Energie / Energy
  7 Technik / Technology: 701 Smartphone & Tarife / Phones & Plans; 702 Computer / Computers;
    703 Smart Home / Smart Home; 704 Foto & Video / Photo & Video; 705 Software & Apps / Software & Apps;
    706 Gaming / Gaming
  8 Reisen & Mobilität / Travel & Mobility: 801 Hotels / Hotels; 802 Reiseveranstalter / Tour Operators;
    803 Tourismusregionen / Tourism Regions; 804 Auto / Cars; 805 Fahrrad & E-Mobilität / Bikes & E-Mobility;
    806 Bahn & ÖPNV / Rail & Public Transport
  9 Finanzen / Finance: 901 Banken / Banks; 902 Versicherungen / Insurance;
    903 Fintech & Investment / Fintech & Investing
  10 Haustiere / Pets: 1001 Futter / Food; 1002 Zubehör / Accessories
  11 Handel & Dienste / Retail & Services: 1101 Onlinehandel / Online Retail; 1102 Drogerie / Drugstores;
    1103 Abos & Boxen / Subscriptions & Boxes; 1104 Bildung & Kurse / Education & Courses; 1105 Karriere / Careers
  12 Medien & Kultur / Media & Culture: 1201 Streaming / Streaming; 1202 Bücher & Hörbücher / Books & Audiobooks;
    1203 Kino & Events / Cinema & Events; 1204 NGO & öffentliche Hand / NGO & Public Sector`;

const TESTER_TREE = `
  1 Beauty & Pflege / Beauty & Care: 11 Gesichtspflege / Face Care; 12 Körperpflege / Body Care;
    13 Haarpflege / Hair Care; 14 Make-up / Make-up; 15 Zahnpflege / Dental Care; 16 Rasur / Shaving;
    17 Sonnenschutz / Sun Care
  2 Lebensmittel & Getränke / Food & Drinks: 21 Süßes & Snacks / Sweets & Snacks; 22 Frühstück / Breakfast;
    23 Fertiggerichte / Ready Meals; 24 Vegane Produkte / Vegan Products; 25 Softdrinks & Säfte / Soft Drinks & Juices;
    26 Kaffee & Tee / Coffee & Tea; 27 Bier, Wein & Spirituosen (18+) / Beer, Wine & Spirits (18+)
  3 Haushalt / Household: 31 Reinigen / Cleaning; 32 Waschen / Laundry; 33 Küchengeräte / Kitchen Appliances;
    34 Kochen & Backen / Cooking & Baking
  4 Baby & Kind / Baby & Kids: 41 Windeln & Pflege / Diapers & Care; 42 Babynahrung / Baby Food; 43 Spielzeug / Toys;
    44 Kinderwagen & Sitze / Strollers & Seats
  5 Tiere / Pets: 51 Hund / Dog; 52 Katze / Cat; 53 Kleintiere / Small Animals; 54 Pferd / Horse
  6 Technik / Technology: 61 Smartphone & Zubehör / Phone & Accessories; 62 Smart Home / Smart Home; 63 Audio / Audio;
    64 Computer & Gaming / Computer & Gaming; 65 Apps / Apps
  7 Gesundheit / Health: 71 Vitamine / Vitamins; 72 Sporternährung / Sports Nutrition; 73 Schlaf / Sleep;
    74 Erkältung & Hausapotheke / Cold & Home Pharmacy
  8 Sport & Freizeit / Sports & Leisure: 81 Fitness / Fitness; 82 Outdoor / Outdoor; 83 Radfahren / Cycling;
    84 Reisen / Travel
  9 Wohnen & Garten / Home & Garden: 91 Deko / Decoration; 92 Möbel / Furniture; 93 Garten / Garden; 94 Heimwerken / DIY
  10 Mode / Fashion: 101 Kleidung / Clothing; 102 Schuhe / Shoes; 103 Unterwäsche / Underwear;
    104 Accessoires / Accessories`;

const LEAD_SOURCES = `
  1 Kontaktformular Website / Website form; 2 Empfehlung / Referral; 3 Messe DMEXCO / DMEXCO fair;
  4 Messe OMR / OMR fair; 5 Andere Veranstaltung / Other event; 6 LinkedIn / LinkedIn; 7 Instagram / Instagram;
  8 Kaltakquise Telefon / Cold call; 9 E-Mail-Erstkontakt (mit Einwilligung) / First contact by e-mail (with consent);
  10 Self-Service-Registrierung / Self-service sign-up; 11 Newsletter / Newsletter; 12 Suchmaschine / Search engine;
  13 Online-Anzeige / Online ad; 14 Webinar / Webinar; 15 Partneragentur / Partner agency;
  16 Bestandskunde / Existing customer; 17 Ausschreibung / Tender; 99 Sonstige / Other`;

const QUESTION_TYPES = `
  1 Kurzer Text / Short text; 2 Langer Text / Long text; 3 Einfachauswahl / Single choice;
  4 Mehrfachauswahl / Multiple choice; 5 Auswahlliste / Dropdown; 6 Ja oder Nein / Yes or no; 7 Skala 1–5 / Scale 1–5;
  8 Skala 0–10 (Weiterempfehlung) / Scale 0–10 (NPS); 9 Sterne / Stars; 10 Zahl / Number; 11 Datum / Date;
  12 Rangfolge / Ranking; 13 Bild hochladen / Image upload; 14 Video hochladen / Video upload; 15 Link / Link`;

const VIDEO_LANGUAGE_WORDS = `
  de Deutsch / German; de-AT Österreichisches Deutsch / Austrian German; gsw Schweizerdeutsch / Swiss German;
  en Englisch / English; fr Französisch / French; it Italienisch / Italian; es Spanisch / Spanish;
  tr Türkisch / Turkish; pl Polnisch / Polish; nl Niederländisch / Dutch; ru Russisch / Russian; ar Arabisch / Arabic;
  none ohne Sprache (Musik, Text) / no speech`;

const STATES = `
  DE-BW Baden-Württemberg; DE-BY Bayern / Bavaria; DE-BE Berlin; DE-BB Brandenburg; DE-HB Bremen; DE-HH Hamburg;
  DE-HE Hessen / Hesse; DE-MV Mecklenburg-Vorpommern; DE-NI Niedersachsen / Lower Saxony;
  DE-NW Nordrhein-Westfalen / North Rhine-Westphalia; DE-RP Rheinland-Pfalz / Rhineland-Palatinate; DE-SL Saarland;
  DE-SN Sachsen / Saxony; DE-ST Sachsen-Anhalt / Saxony-Anhalt; DE-SH Schleswig-Holstein; DE-TH Thüringen / Thuringia;
  AU-1 Burgenland; AU-2 Kärnten / Carinthia; AU-3 Niederösterreich / Lower Austria; AU-4 Oberösterreich / Upper Austria;
  AU-5 Salzburg; AU-6 Steiermark / Styria; AU-7 Tirol / Tyrol; AU-8 Vorarlberg; AU-9 Wien / Vienna; CH-AG Aargau;
  CH-AI Appenzell Innerrhoden; CH-AR Appenzell Ausserrhoden; CH-BE Bern; CH-BL Basel-Landschaft; CH-BS Basel-Stadt;
  CH-FR Freiburg / Fribourg; CH-GE Genf / Geneva; CH-GL Glarus; CH-GR Graubünden / Grisons; CH-JU Jura;
  CH-LU Luzern / Lucerne; CH-NE Neuenburg / Neuchâtel; CH-NW Nidwalden; CH-OW Obwalden; CH-SG St. Gallen;
  CH-SH Schaffhausen; CH-SO Solothurn; CH-SZ Schwyz; CH-TG Thurgau; CH-TI Tessin / Ticino; CH-UR Uri;
  CH-VD Waadt / Vaud; CH-VS Wallis / Valais; CH-ZG Zug; CH-ZH Zürich / Zurich`;

const PEOPLE: readonly (readonly [prefix: string, id: string, list: readonly string[], text: string])[] = [
  [
    'sport',
    '[R-LOOK-001]',
    SPORTS,
    `
  running Laufen / Running; cycling Radfahren / Cycling; mountainBiking Mountainbike / Mountain Biking;
  swimming Schwimmen / Swimming; gym Fitnessstudio / Gym; crossFit CrossFit / CrossFit; yoga Yoga / Yoga;
  pilates Pilates / Pilates; dancing Tanzen / Dancing; football Fußball / Football; handball Handball / Handball;
  basketball Basketball / Basketball; volleyball Volleyball / Volleyball; tennis Tennis / Tennis; padel Padel / Padel;
  badminton Badminton / Badminton; golf Golf / Golf; riding Reiten / Riding;
  climbing Klettern & Bouldern / Climbing & Bouldering; hiking Wandern / Hiking; skiing Ski / Skiing;
  snowboarding Snowboard / Snowboarding; crossCountrySkiing Langlauf / Cross-Country Skiing;
  iceSkating Eislaufen / Ice Skating; surfing Surfen & SUP / Surfing & SUP; sailing Segeln / Sailing;
  martialArts Kampfsport / Martial Arts; gymnastics Turnen / Gymnastics; skateboarding Skateboard / Skateboarding;
  motorsports Motorsport / Motorsports; eSports E-Sport / E-Sports; none kein Sport / none`,
  ],
  [
    'nourishment',
    'docs/domain/lookups.md#personal-attributes',
    NOURISHMENTS,
    `
  everything alles / everything; flexitarian flexitarisch / flexitarian; vegetarian vegetarisch / vegetarian;
  pescetarian pescetarisch / pescetarian; vegan vegan / vegan; glutenFree glutenfrei / gluten-free;
  lactoseFree laktosefrei / lactose-free; halal halal / halal; kosher koscher / kosher`,
  ],
  [
    'relationshipStatus',
    'docs/domain/lookups.md#personal-attributes',
    RELATIONSHIP_STATUSES,
    `
  single ledig / single; inRelationship in Partnerschaft / in a relationship; engaged verlobt / engaged;
  married verheiratet / married; separated getrennt / separated; divorced geschieden / divorced;
  widowed verwitwet / widowed; notStated keine Angabe / not stated`,
  ],
  [
    'alcohol',
    'docs/domain/lookups.md#personal-attributes',
    ALCOHOL,
    `
  yes ja / yes; sometimes gelegentlich / sometimes; no nein / no`,
  ],
  [
    'smartphone',
    'docs/domain/lookups.md#personal-attributes',
    SMARTPHONES,
    `
  iphone iPhone; androidSamsung Android (Samsung); androidGoogle Android (Google); androidXiaomi Android (Xiaomi);
  androidOther Android (andere) / Android (other); none keines / none`,
  ],
  [
    'pet',
    'docs/domain/lookups.md#personal-attributes',
    PETS,
    `
  dog Hund / dog; cat Katze / cat; horse Pferd / horse; smallAnimal Kleintier / small animal; bird Vogel / bird;
  fish Fische / fish; reptile Reptil / reptile; none keine / none`,
  ],
  [
    'transport',
    'docs/domain/lookups.md#personal-attributes',
    TRANSPORT,
    `
  car Auto / car; electricCar E-Auto / electric car; motorbike Motorrad / motorbike; bicycle Fahrrad / bicycle;
  eBike E-Bike / e-bike; publicTransport ÖPNV / public transport; train Bahn / train;
  drivingLicence Führerschein vorhanden / driving licence`,
  ],
  [
    'profession',
    'docs/domain/lookups.md#personal-attributes',
    PROFESSIONS,
    `
  pupil Schüler/in / pupil; trainee Auszubildende/r / trainee; student Student/in / student;
  employed Angestellt / employed; civilServant Beamtet / civil servant; selfEmployed Selbstständig / self-employed;
  parentalLeave Elternzeit / parental leave; homemaker Hausarbeit / homemaker; retired Rente / retired;
  jobSeeking arbeitssuchend / job-seeking`,
  ],
  [
    'training',
    'docs/domain/lookups.md#personal-attributes',
    TRAININGS,
    `
  none ohne Abschluss / none; lowerSecondary Hauptschule / lower secondary; secondary Mittlere Reife / secondary;
  aLevels Abitur oder Matura / A-levels; vocational Berufsausbildung / vocational;
  masterCraftsman Meister oder Techniker / master craftsman; bachelor Bachelor; master Master oder Diplom / master;
  doctorate Promotion / doctorate`,
  ],
];

/** Reads "main: sub; sub" into the tree and the words; what is indented further goes on with the line before. */
function treeOf(text: string): { readonly tree: readonly CategoryBranch[]; readonly entries: readonly Entry[] } {
  const branches = text
    .trim()
    .split(/\n {2}(?! )/)
    .map((line) => line.split(': '))
    .map(([main = '', subs = '']) => [entriesOf(main), entriesOf(subs)] as const);
  return {
    tree: branches.map(([main, subs]) => ({ id: Number(main[0]?.[0]), children: subs.map(([id]) => Number(id)) })),
    entries: branches.flat(2),
  };
}

describe('lookup lists', () => {
  test('product categories [R-LOOK-005]', () => {
    expect(shown(labels, 'productCategory', PRODUCT_CATEGORY_IDS)).toEqual(entriesOf(PRODUCT_CATEGORIES));
  });

  test('influencer categories', () => {
    expect(shown(labels, 'category', CATEGORY_IDS)).toEqual(entriesOf(INFLUENCER_CATEGORIES));
  });

  test('the brand-list category tree [R-LOOK-006]', () => {
    const { tree, entries } = treeOf(BRAND_TREE);
    expect(BRAND_CATEGORIES).toEqual(tree);
    expect(shown(lookupLabels, 'brandCategory', idsOf(BRAND_CATEGORIES))).toEqual(entries);
  });

  test('tester categories in two levels with German and English names [R-LOOK-007]', () => {
    const { tree, entries } = treeOf(TESTER_TREE);
    expect(TESTER_CATEGORIES).toEqual(tree);
    expect(shown(lookupLabels, 'testerCategory', idsOf(TESTER_CATEGORIES))).toEqual(entries);
  });

  test('federal states, each under a code that carries its country [R-LOOK-008] [R-LOOK-009] [R-LOOK-010]', () => {
    expect(
      Object.fromEntries(Object.entries(FEDERAL_STATES).map(([country, codes]) => [country, codes.length])),
    ).toEqual({ DE: 16, AU: 9, CH: 26 });
    expect(shown(labels, 'federalState', Object.values(FEDERAL_STATES).flat())).toEqual(entriesOf(STATES));
    for (const [country, codes] of Object.entries(FEDERAL_STATES))
      expect(codes.every((code) => code.startsWith(`${country}-`))).toBe(true);
  });

  test('question types [R-LOOK-011]', () => {
    expect(shown(lookupLabels, 'questionType', QUESTION_TYPE_IDS)).toEqual(entriesOf(QUESTION_TYPES));
  });

  test('video languages [R-LOOK-012]', () => {
    expect(shown(lookupLabels, 'videoLanguage', VIDEO_LANGUAGES)).toEqual(entriesOf(VIDEO_LANGUAGE_WORDS));
  });

  test('lead sources, with first contacts by e-mail after consent alone [R-LOOK-015]', () => {
    expect(shown(lookupLabels, 'leadSource', LEAD_SOURCE_IDS)).toEqual(entriesOf(LEAD_SOURCES));
  });

  test.each(PEOPLE)('%s of a person %s', (prefix, _id, list, text) => {
    expect(shown(lookupLabels, prefix, list)).toEqual(entriesOf(text));
  });

  test('child counts are 1 to 15 [R-LOOK-016]', () => {
    expect(CHILD_COUNTS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('regions', () => {
    expect(shown(labels, 'region', REGION_IDS)).toEqual(
      entriesOf('1 DACH; 2 Deutschland / Germany; 3 Österreich / Austria; 4 Schweiz / Switzerland'),
    );
  });

  test('contracts and templates', () => {
    const contracts =
      '1 Influencer-Vertrag / influencer contract; 2 Kundenvertrag / customer contract; 3 Model-Vertrag / model contract; 4 UGC-Vertrag / UGC contract; 5 Buyout-Nachtrag / buy-out addendum';
    expect(shown(lookupLabels, 'contractType', CONTRACT_TYPE_IDS)).toEqual(entriesOf(contracts));
    expect(shown(lookupLabels, 'templateUse', TEMPLATE_USES)).toEqual(
      entriesOf('email E-Mail / E-mail; contract Vertrag / contract; expose Expose; briefing Briefing'),
    );
    expect(shown(lookupLabels, 'ndaTemplateType', NDA_TEMPLATE_TYPES)).toEqual(
      entriesOf('influencer Influencer; customer Kunde / customer; brand Brand; tester Tester'),
    );
  });

  test('the types know that every value has a word', () => {
    expectTypeOf<`sport.${Sport}`>().toExtend<LookupLabelKey>();
    expectTypeOf<
      `nourishment.${Nourishment}` | `relationshipStatus.${RelationshipStatus}`
    >().toExtend<LookupLabelKey>();
    expectTypeOf<`alcohol.${Alcohol}` | `smartphone.${Smartphone}` | `pet.${Pet}`>().toExtend<LookupLabelKey>();
    expectTypeOf<
      `transport.${Transport}` | `profession.${Profession}` | `training.${Training}`
    >().toExtend<LookupLabelKey>();
    expectTypeOf<
      `contractType.${ContractTypeId}` | `templateUse.${TemplateUse}` | `ndaTemplateType.${NdaTemplateType}`
    >().toExtend<LookupLabelKey>();
    // @ts-expect-error nobody does this sport
    expect(SPORTS.indexOf('sleeping')).toBe(-1);
  });
});

describe('the path to a category', () => {
  test('holds the main category and the sub category', () => {
    expect(categoryPath(BRAND_CATEGORIES, 101)).toEqual([1, 101]);
    expect(categoryPath(BRAND_CATEGORIES, 1204)).toEqual([12, 1204]);
    expect(categoryPath(TESTER_CATEGORIES, 101)).toEqual([10, 101]);
  });

  test('is the main category alone, or nothing for an unknown id', () => {
    expect(categoryPath(BRAND_CATEGORIES, 12)).toEqual([12]);
    expect(categoryPath(BRAND_CATEGORIES, 11)).toEqual([11]);
    expect(categoryPath(BRAND_CATEGORIES, 13)).toEqual([]);
    expect(categoryPath([{ id: 7, children: [] }], 7)).toEqual([7]);
  });
});
