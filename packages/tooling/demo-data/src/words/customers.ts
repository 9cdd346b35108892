import type { Country } from '../records.ts';

/** What is invented by hand about a customer; the rest is drawn. */
export interface CustomerFacts {
  readonly name: string;
  readonly industry: string;
  readonly cityAndZip: string;
  readonly country: Country;
  /** Contact person as "first name surname". */
  readonly contact: string;
  /** Host of the mail addresses. */
  readonly host: string;
  /** Category ids of L18 that suit its products, the best first. */
  readonly topics: readonly number[];
}

function customer(name: string, industry: string, cityAndZip: string, country: Country, contact: string, host: string, topics: readonly number[]): CustomerFacts {
  return { name, industry, cityAndZip, country, contact, host: `${host}.example`, topics };
}

/** The customers of the agency. */
export const CUSTOMERS: readonly CustomerFacts[] = [
  customer('Lindenblatt Naturkosmetik GmbH', 'Naturkosmetik', '79098 Freiburg im Breisgau', 'DE', 'Marion Albrecht', 'lindenblatt-naturkosmetik', [1, 13, 3, 19]),
  customer('Alpenglühen Outdoor GmbH', 'Sportmode', '6020 Innsbruck', 'AU', 'Kilian Moosbrugger', 'alpengluehen-outdoor', [22, 7, 6]),
  customer('Nordlicht Brillen GmbH & Co. KG', 'Accessoires', '24103 Kiel', 'DE', 'Jette Claussen', 'nordlicht-brillen', [2, 3, 21]),
  customer('Bergquell Vital GmbH', 'Nahrungsergänzung', '83022 Rosenheim', 'DE', 'Korbinian Eder', 'bergquell-vital', [19, 6, 20]),
  customer('Haferkraft GmbH', 'Snacks & Süßwaren', '48143 Münster', 'DE', 'Svea Overbeck', 'haferkraft', [5, 6, 4]),
  customer('Kaffeerösterei Morgenstern KG', 'Getränke', '04109 Leipzig', 'DE', 'Ruben Morgenstern', 'morgenstern-kaffee', [5, 3, 8]),
  customer('Osterhase & Co. KG', 'Snacks & Süßwaren', '90402 Nürnberg', 'DE', 'Britta Osterhase', 'osterhase-und-co', [4, 5, 20]),
  customer('Wellenschlag Bademode GmbH', 'Damenmode', '18055 Rostock', 'DE', 'Ilka Dohrmann', 'wellenschlag', [2, 7, 3]),
  customer('Zirbenholz Manufaktur e.U.', 'Möbel', '8010 Graz', 'AU', 'Bernhard Plank', 'zirbenholz-manufaktur', [8, 20, 13]),
  customer('Tessiner Kräutergarten AG', 'Lebensmittel', '6900 Lugano', 'CH', 'Ilaria Bernasconi', 'kraeutergarten-tessin', [5, 13, 20]),
  customer('Klangraum Audio GmbH', 'Foto & Video', '50672 Köln', 'DE', 'Henning Reuter', 'klangraum-audio', [16, 9, 10]),
  customer('Pfotenglück Tiernahrung GmbH', 'Futter', '33602 Bielefeld', 'DE', 'Anke Wessels', 'pfotenglueck', [14, 4, 3]),
  customer('Kinderstube Möbel GmbH', 'Baby', '70173 Stuttgart', 'DE', 'Silke Vetter', 'kinderstube-moebel', [4, 8]),
  customer('Rückenwind Fahrradwerk GmbH', 'Fahrrad & E-Mobilität', '28195 Bremen', 'DE', 'Hauke Thomsen', 'rueckenwind-rad', [22, 7, 13]),
  customer('Stadtwerke Elbauen GmbH', 'Energie', '39104 Magdeburg', 'DE', 'Carola Böhme', 'stadtwerke-elbauen', [13, 8, 24]),
  customer('Sparfuchs Direktbank AG', 'Banken', '60311 Frankfurt am Main', 'DE', 'Dr. Nils Hagedorn', 'sparfuchs-direktbank', [12, 23]),
  customer('Bücherwald Verlag GmbH', 'Bücher & Hörbücher', '10405 Berlin', 'DE', 'Tabea Kessler', 'buecherwald', [15, 18, 4]),
  customer('Seidenfaden Haarpflege GmbH', 'Haarpflege', '40213 Düsseldorf', 'DE', 'Miriam Seidel', 'seidenfaden-haar', [1, 2, 3]),
  customer('Gipfelkreuz Bergkäse Genossenschaft', 'Lebensmittel', '6850 Dornbirn', 'AU', 'Verena Hinteregger', 'gipfelkreuz-kaese', [5, 22, 7]),
  customer('Limmatblick Uhren AG', 'Schmuck & Uhren', '8001 Zürich', 'CH', 'Reto Hürlimann', 'limmatblick-uhren', [2, 23, 3]),
  customer('Waldmeister Limonaden GmbH', 'Getränke', '97070 Würzburg', 'DE', 'Jannis Röder', 'waldmeister-limo', [5, 17, 3]),
  customer('Feinstaub Reinigung GmbH', 'Küche & Haushalt', '45127 Essen', 'DE', 'Petra Lohmann', 'feinstaub-reinigung', [8, 4, 3]),
  customer('Traumpfad Reisen GmbH', 'Reiseveranstalter', '80331 München', 'DE', 'Magdalena Huber', 'traumpfad-reisen', [7, 22, 21]),
  customer('Tourismusverband Salzkammertal', 'Tourismusregionen', '5020 Salzburg', 'AU', 'Clemens Haslinger', 'salzkammertal', [7, 22, 4]),
  customer('Ferienregion Engiadina', 'Tourismusregionen', '7000 Chur', 'CH', 'Ladina Caflisch', 'ferien-engiadina', [7, 22, 21]),
  customer('Pixelwerk Games GmbH', 'Gaming', '22767 Hamburg', 'DE', 'Marvin Kühne', 'pixelwerk-games', [10, 9, 17]),
  customer('Herzenssache Schmuck GmbH', 'Schmuck & Uhren', '75172 Pforzheim', 'DE', 'Elena Schönfeld', 'herzenssache-schmuck', [2, 3, 1]),
  customer('Rote Bete Kochbox GmbH', 'Lieferdienste & Kochboxen', '12047 Berlin', 'DE', 'Yannick Brandt', 'rote-bete-box', [5, 4, 13]),
  customer('Apotheke am Markt Versand eG', 'Apotheke', '99084 Erfurt', 'DE', 'Dr. Ines Weißgerber', 'markt-apotheke', [19, 4, 6]),
  customer('Sonnenhof Krankenkasse', 'Krankenkassen', '30159 Hannover', 'DE', 'Ulrich Tiedemann', 'sonnenhof-kasse', [19, 6, 18]),
  customer('Lernstern Nachhilfe GmbH', 'Schule & Lernen', '53111 Bonn', 'DE', 'Sabine Feldkamp', 'lernstern', [18, 4]),
  customer('Handgriff Werkzeuge GmbH', 'Baumarkt', '42103 Wuppertal', 'DE', 'Frank Düsterhöft', 'handgriff-werkzeug', [20, 8, 11]),
  customer('Weitblick Versicherung AG', 'Versicherungen', '86150 Augsburg', 'DE', 'Claudia Engel', 'weitblick-versicherung', [12, 4, 23]),
  customer('Funkloch Mobilfunk GmbH', 'Smartphone & Tarife', '40468 Düsseldorf', 'DE', 'Sven Horn', 'funkloch', [9, 10, 17]),
  customer('Schneeweiß Zahnpflege GmbH', 'Hautpflege', '68161 Mannheim', 'DE', 'Birgit Roth', 'schneeweiss-zahn', [1, 19, 4]),
  customer('Almrausch Trachten GmbH', 'Damenmode', '83278 Traunstein', 'DE', 'Vroni Achleitner', 'almrausch-trachten', [2, 7, 3]),
  customer('Donauperle Sekt KG', 'Alkoholische Getränke (ab 18)', '3500 Krems', 'AU', 'Georg Wimmer', 'donauperle', [5, 3, 7]),
  customer('Grüner Daumen Gartencenter GmbH', 'Garten', '76133 Karlsruhe', 'DE', 'Dieter Ziegler', 'gruener-daumen', [20, 8, 13]),
  customer('Blitzlicht Kamera GmbH', 'Foto & Video', '01067 Dresden', 'DE', 'Anett Krause', 'blitzlicht-kamera', [21, 9, 7]),
  customer('Stillraum Yoga AG', 'Mentale Gesundheit', '3011 Bern', 'CH', 'Seraina Zbinden', 'stillraum-yoga', [19, 6, 3]),
];
