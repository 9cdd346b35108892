import { faker } from '@faker-js/faker/locale/de';

/** Where a name comes from; it decides on the spelling and on the portrait. */
export type Origin =
  | 'german'
  | 'austrian'
  | 'swiss'
  | 'turkish'
  | 'polish'
  | 'italian'
  | 'balkan'
  | 'african'
  | 'arabic'
  | 'asian';

interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly surnames: readonly string[];
}

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/);
}

const german = {
  female:
    list(`Lena, Lea, Anna, Laura, Julia, Sarah, Hannah, Johanna, Katharina, Franziska, Theresa, Charlotte, Emma, Mia, Paula, Clara, Nele,
    Greta, Frieda, Ronja, Svenja, Wiebke, Antje, Birte, Friederike, Annika, Merle, Lina, Luisa, Jule, Pia, Isabell, Vanessa, Jessica, Melanie,
    Nadine, Stefanie, Sandra, Christina, Maren, Inga, Kerstin, Janina, Caroline, Leonie, Marie, Sophie, Emilia, Helena, Ida, Mathilda, Rike,
    Anneke, Henrike, Tabea, Mareike, Carlotta, Linda, Jana, Kim, Ann-Kathrin, Eva-Maria, Anna-Lena, Marie-Luise, Viktoria, Elisabeth, Magdalena`),
  male: list(`Jonas, Lukas, Felix, Maximilian, Paul, Leon, Finn, Niklas, Tim, Jan, Moritz, Julian, David, Simon, Tobias, Florian, Sebastian,
    Philipp, Johannes, Fabian, Daniel, Matthias, Christian, Michael, Thomas, Markus, Sven, Torben, Ole, Hauke, Malte, Lasse, Hendrik, Henrik,
    Konstantin, Ferdinand, Anton, Emil, Oskar, Theo, Benedikt, Vincent, Jakob, Valentin, Linus, Mats, Bjarne, Jannik, Marvin, Kevin, Dennis,
    Patrick, Dominik, Marcel, Robin, Steffen, Björn, Jörg, Karl-Heinz, Jan-Philipp, Rafael, Gregor, Till, Bastian, Arne, Thilo, Frederik`),
  surnames:
    list(`Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein,
    Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Schmitt, Werner, Krause, Meier, Lehmann, Köhler,
    Herrmann, König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn, Vogel, Schubert, Roth, Günther,
    Petersen, Hansen, Thomsen, Clausen, Brinkmann, Lübbers, Kirchhoff, Steinbach, Rautenberg, Großkopf, Böhme, Kühne, Weißgerber, Küppers,
    Overbeck, Hagedorn, Eichhorn, Lindner, Reuter, Ziegler, Brandt, Seidel, Heinrich, Busch, Kuhn, Pohl, Engel, Horn, Sauer, Arnold, Wolff,
    Feldkamp, Tiedemann, Wessels, Mertens, Düsterhöft, Schönfeld, Blumenthal, Sonnenschein, Wittenberg, Dohrmann, Kessler, Lohmann, Vetter`),
};

const foreign: Readonly<Record<Exclude<Origin, 'german'>, Names>> = {
  austrian: {
    female: list(
      'Sophie, Marlene, Katharina, Magdalena, Valentina, Lisa-Marie, Theresa, Antonia, Verena, Birgit, Carina, Viktoria, Hannah, Lena, Johanna, Anja, Barbara, Eva, Christina, Julia',
    ),
    male: list(
      'Lukas, Maximilian, Florian, Andreas, Thomas, Stefan, Matthias, Christoph, Bernhard, Georg, Clemens, Kilian, Xaver, Raphael, Dominik, Manuel, Martin, Gregor, Sebastian, Jakob',
    ),
    surnames: list(
      'Gruber, Huber, Steiner, Moser, Brandstätter, Oberhuber, Moosbrugger, Pichler, Egger, Hofer, Leitner, Wimmer, Reiter, Holzer, Achleitner, Kirchmair, Schwaiger, Lechner, Eder, Auer, Aigner, Haslinger, Gstrein, Kofler, Unterberger, Thaler, Rainer, Schöpf, Plank, Neubauer, Strasser, Wallner, Fuchsberger, Hinteregger, Zangerl',
    ),
  },
  swiss: {
    female: list(
      'Fabienne, Nina, Livia, Anja, Selina, Corinne, Céline, Noémie, Sandra, Jasmin, Michèle, Flurina, Seraina, Ladina, Nathalie, Aline, Deborah, Rahel, Melina, Leonie',
    ),
    male: list(
      'Nico, Reto, Urs, Beat, Luca, Marco, Jan, Silvan, Andri, Gian, Flurin, Matthieu, Cédric, Patrick, Roman, Pascal, Simon, Dario, Yannick, Lars',
    ),
    surnames: list(
      'Zaugg, Rüegg, Eggimann, Meier, Keller, Baumgartner, Zürcher, Gerber, Wüthrich, Aeschbacher, Brunner, Frei, Bühler, Odermatt, Zgraggen, Imhof, Caflisch, Cavegn, Hürlimann, Schürch, Von Allmen, Zbinden, Stucki, Jäggi, Bünzli, Favre, Rochat, Dubois, Bernasconi, Christen',
    ),
  },
  turkish: {
    female: list(
      'Aylin, Elif, Zeynep, Büşra, Merve, Esra, Selin, Dilara, Ceren, Melisa, Gizem, Nur, Yasemin, Hatice, Ebru, Defne, Sevgi, Şeyma, Tuğba, Derya',
    ),
    male: list(
      'Mehmet, Can, Emre, Deniz, Burak, Kerem, Ömer, Yusuf, Barış, Cem, Onur, Furkan, Tolga, Umut, Efe, Hakan, Serkan, Çağlar, Oğuz, Ali',
    ),
    surnames: list(
      'Yıldırım, Demir, Öztürk, Kaya, Yılmaz, Çelik, Şahin, Aydın, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özdemir, Şimşek, Polat, Korkmaz, Erdoğan, Güneş, Aksoy, Bozkurt, Taş, Karakaş, Türkmen, Yavuz, Uçar, Işık',
    ),
  },
  polish: {
    female: list(
      'Agnieszka, Katarzyna, Magda, Zuzanna, Kinga, Ola, Natalia, Wiktoria, Karolina, Małgorzata, Joanna, Ewa, Dominika, Paulina, Weronika',
    ),
    male: list(
      'Piotr, Krzysztof, Tomasz, Paweł, Michał, Kamil, Łukasz, Marcin, Adrian, Mateusz, Jakub, Bartosz, Rafał, Szymon, Wojciech',
    ),
    surnames: list(
      'Kowalczyk, Nowak, Wiśniewski, Wójcik, Kamiński, Lewandowski, Zieliński, Szymański, Woźniak, Dąbrowski, Kozłowski, Jankowski, Mazur, Krawczyk, Piotrowski, Grabowski, Pawłowski, Michalski, Król, Wróbel',
    ),
  },
  italian: {
    female: list('Giulia, Chiara, Martina, Alessia, Elena, Francesca, Sofia, Ilaria, Valentina, Bianca'),
    male: list('Luca, Matteo, Alessandro, Davide, Marco, Gianluca, Lorenzo, Fabio, Nicolò, Antonio'),
    surnames: list(
      'Rossi, Esposito, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Costa, Giordano, Mancini, Rizzo',
    ),
  },
  balkan: {
    female: list('Jelena, Ivana, Milica, Ana, Arbnora, Mirela, Dragana, Tijana, Vesna, Emina, Lejla, Dorentina'),
    male: list('Marko, Nikola, Stefan, Luka, Dejan, Amir, Edin, Arben, Valon, Zoran, Goran, Filip'),
    surnames: list(
      'Jovanović, Petrović, Nikolić, Marković, Kovačević, Horvat, Babić, Hodžić, Krasniqi, Berisha, Gashi, Babić, Vuković, Popović, Stanković, Shala',
    ),
  },
  african: {
    female: list('Amara, Aminata, Nia, Ama, Fatou, Zuri, Adaeze, Makeda, Esther, Joy'),
    male: list('David, Kwame, Samuel, Kofi, Emmanuel, Tobias, Chidi, Joel, Ibrahim, Elias'),
    surnames: list(
      'Okafor-Lindner, Ndiaye, Adeyemi, Mensah, Owusu, Boateng, Diallo, Okonkwo, Tesfaye, Bekele, Asante, Kamara, Nkrumah, Traoré',
    ),
  },
  arabic: {
    female: list('Leila, Yasmin, Noor, Amira, Samira, Rania, Hala, Mariam, Salma, Dina'),
    male: list('Karim, Omar, Sami, Tarek, Bilal, Rami, Hassan, Jamal, Nabil, Younes'),
    surnames: list(
      'Haddad, Al-Najjar, Khalil, Mansour, Rahmani, Saleh, Nasser, Hamdan, Aziz, Ben Salah, El Amrani, Darwish',
    ),
  },
  asian: {
    female: list('Linh, Mai, Thuy, Minh Anh, Yuki, Mei, Hana, Priya, Anjali, Jia'),
    male: list('Minh, Duc, Tuan, Kenji, Arjun, Wei, Jun, Ravi, Long, Hai'),
    surnames: list('Nguyen, Tran, Pham, Le, Vu, Tanaka, Kim, Chen, Sharma, Patel, Hoang, Bui'),
  },
};

const spare = faker.definitions.person;

// Half of the German names come from the long lists of the locale, so that thousands of people differ.
const germanNames: Names = {
  female: [...german.female, ...(spare.first_name.female ?? [])],
  male: [...german.male, ...(spare.first_name.male ?? [])],
  surnames: [...german.surnames, ...(spare.last_name.generic ?? [])],
};

/** First names and surnames of an origin; the first hundred or so German ones are the common ones. */
export function namesOf(origin: Origin): Names {
  return origin === 'german' ? germanNames : foreign[origin];
}

/** How many of the German names at the start of each list are common ones. */
export const COMMON_GERMAN = {
  female: german.female.length,
  male: german.male.length,
  surnames: german.surnames.length,
} as const;
