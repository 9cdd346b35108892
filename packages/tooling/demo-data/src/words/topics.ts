/** Words of one influencer category: for handles, channel titles and the audience that follows. */
export interface Topic {
  /** Id of the category in the list of channel categories. */
  readonly category: number;
  /** How often creators work in it. */
  readonly weight: number;
  /** Share of women among those who publish, 0 to 1. */
  readonly women: number;
  /** Centre of the audience's age, in years. */
  readonly age: number;
  /** Endings of a handle after the first name. */
  readonly endings: readonly string[];
  /** Titles of a channel; `{name}` is the first name, `{surname}` the surname. */
  readonly titles: readonly string[];
}

function topic(category: number, weight: number, women: number, age: number, endings: string, titles: string): Topic {
  return { category, weight, women, age, endings: endings.split(' '), titles: titles.split('|') };
}

/** The 24 influencer categories. */
export const TOPICS: readonly Topic[] = [
  topic(
    1,
    12,
    0.88,
    25,
    'beauty skin makeup glow pflegt',
    '{name} Beauty|Hautsache {name}|{name} pflegt|Glow mit {name}',
  ),
  topic(2, 10, 0.8, 26, 'fashion styles ootd mode looks', '{name} trägt|Modekiste {name}|{name} Looks'),
  topic(3, 11, 0.72, 28, 'daily life official alltag', '{name} {surname}|{name} unterwegs|Alltag mit {name}'),
  topic(
    4,
    7,
    0.86,
    33,
    'familie bande zuhause kinderzimmer rasselbande',
    'Familie {surname}|{name} und die Bande|Bei {surname} zuhause',
  ),
  topic(
    5,
    9,
    0.6,
    34,
    'kocht backt isst kitchen geniesst',
    '{name} kocht|Küche {surname}|Backstube {name}|{name} isst',
  ),
  topic(6, 7, 0.5, 27, 'fit fitness trainiert moves stark', '{name} trainiert|Stark mit {name}|Training {surname}'),
  topic(7, 6, 0.56, 31, 'reist travels unterwegs fernweh', '{name} reist|Fernweh {surname}|Mit {name} um die Welt'),
  topic(8, 5, 0.82, 35, 'wohnt home interior altbau deko', '{name} wohnt|Altbauliebe|Zuhause bei {name}'),
  topic(9, 4, 0.2, 30, 'tech testet gadgets bytes', '{surname} Tech|{name} testet|Technik mit {name}'),
  topic(10, 5, 0.25, 21, 'zockt plays gaming live gg', '{name} zockt|{surname} plays|Level {name}'),
  topic(11, 2, 0.15, 33, 'faehrt garage motors ps', 'Garage {surname}|{name} fährt|PS mit {name}'),
  topic(12, 2, 0.35, 33, 'spart finanzen invest geld', '{name} spart|Geld mit {surname}|Finanzkompass {name}'),
  topic(13, 4, 0.75, 31, 'nachhaltig gruen zerowaste natur', '{name} lebt grün|Weniger mit {name}|Natürlich {name}'),
  topic(14, 4, 0.74, 32, 'undhund pfoten katzen hof', '{name} und Hund|Pfoten bei {surname}|Katzenhof {name}'),
  topic(15, 3, 0.82, 29, 'liest buecher seiten lesezeit', '{name} liest|Seitenweise {name}|Bücher mit {surname}'),
  topic(16, 3, 0.42, 24, 'music sounds spielt beats', '{name} spielt|{surname} Music|Studio {name}'),
  topic(17, 4, 0.4, 23, 'lacht comedy humor quatsch', '{name} lacht|Quatsch mit {surname}|Nicht lustig, {name}'),
  topic(18, 2, 0.55, 30, 'erklaert lernt wissen schule', '{name} erklärt|Wissen mit {surname}|Lernraum {name}'),
  topic(19, 3, 0.7, 37, 'gesund heilt balance vital', 'Gesund mit {name}|Praxis {surname}|{name} in Balance'),
  topic(20, 3, 0.5, 36, 'baut werkelt diy garten', '{name} werkelt|Werkstatt {surname}|Im Garten mit {name}'),
  topic(21, 2, 0.4, 30, 'foto bilder licht analog', 'Lichtbilder {surname}|{name} fotografiert'),
  topic(22, 4, 0.4, 27, 'laeuft sport outdoor bergauf radelt', '{surname} Outdoor|{name} läuft|Bergauf mit {name}'),
  topic(23, 2, 0.4, 36, 'business gruendet arbeitet', '{name} gründet|Arbeit neu, mit {surname}'),
  topic(24, 2, 0.45, 34, 'debatte klartext fragt', 'Klartext {surname}|{name} fragt nach'),
];
