import { QUESTION_TYPE, type Question, type Questionnaire } from '@resonanz/domain/questionnaires';
import { storyWords } from '@resonanz/stories/words';

const texts = storyWords({
  itTastesRoundAnd: ['Er schmeckt rund und ist nicht bitter.', 'It tastes round and is not bitter.'],
  none: ['Keine', 'None'],
});

const words = (de: string, en: string) => ({ de, en });

/** A required question that the report shows, or what the overrides make of it. */
const question = (
  id: string,
  type: Question['type'],
  text: Question['text'],
  overrides: Partial<Question> = {},
): Question => ({ id, type, text, required: true, inReport: true, ...overrides });

/**
 * A questionnaire about coffee, as staff would write it: five pages, branching after the second and the seventh
 * question.
 */
export const coldBrew: Questionnaire = {
  pages: [
    {
      id: 'arrival',
      title: words('Ankunft und Verpackung', 'Arrival and packaging'),
      questions: [
        question(
          'intact',
          QUESTION_TYPE.yesNo,
          words('Kam das Paket unversehrt an?', 'Did the parcel arrive intact?'),
          {
            rules: [{ when: { kind: 'yes' }, goTo: 'unboxing' }],
          },
        ),
        question('damage', QUESTION_TYPE.shortText, words('Was war beschädigt?', 'What was damaged?')),
        question(
          'unboxing',
          QUESTION_TYPE.longText,
          words('Was fiel beim Auspacken auf?', 'What did you notice when unpacking?'),
          { required: false },
        ),
      ],
    },
    {
      id: 'preparation',
      title: words('Zubereitung', 'Preparation'),
      questions: [
        question(
          'how',
          QUESTION_TYPE.multipleChoice,
          words('Wie haben Sie ihn zubereitet?', 'How did you prepare it?'),
          {
            options: [
              { id: 'pure', text: words('Pur auf Eis', 'Neat on ice') },
              { id: 'milk', text: words('Mit Milch oder Haferdrink', 'With milk or an oat drink') },
              { id: 'tonic', text: words('Mit Tonic', 'With tonic') },
              { id: 'warm', text: words('Warm', 'Warm') },
            ],
            max: 3,
          },
        ),
        question(
          'minutes',
          QUESTION_TYPE.number,
          words('Wie viele Minuten dauerte es?', 'How many minutes did it take?'),
          {
            min: 0,
            max: 60,
          },
        ),
        question(
          'manual',
          QUESTION_TYPE.scale5,
          words('War die Anleitung verständlich?', 'Were the instructions clear?'),
          { ends: { low: words('gar nicht', 'not at all'), high: words('sehr', 'very') } },
        ),
      ],
    },
    {
      id: 'taste',
      title: words('Geschmack und Alltag', 'Taste and everyday life'),
      questions: [
        question(
          'recommend',
          QUESTION_TYPE.nps,
          words(
            'Wie wahrscheinlich ist es, dass Sie den Cold Brew weiterempfehlen?',
            'How likely are you to recommend the cold brew?',
          ),
          {
            ends: { low: words('auf keinen Fall', 'not at all'), high: words('ganz sicher', 'for sure') },
            rules: [{ when: { kind: 'between', from: 0, to: 6 }, goTo: 'change' }],
          },
        ),
        question(
          'when',
          QUESTION_TYPE.singleChoice,
          words('Wann haben Sie ihn am liebsten getrunken?', 'When did you like to drink it best?'),
          {
            options: [
              { id: 'morning', text: words('Morgens statt Filterkaffee', 'In the morning instead of filter coffee') },
              { id: 'afternoon', text: words('Nachmittags als kleine Pause', 'In the afternoon as a short break') },
              { id: 'travel', text: words('Unterwegs oder bei der Arbeit', 'On the way or at work') },
              { id: 'evening', text: words('Abends, gemischt als Getränk', 'In the evening, in a mixed drink') },
              { id: 'never', text: words('Eigentlich nie gern', 'Never really') },
            ],
          },
        ),
        question(
          'pictures',
          QUESTION_TYPE.imageUpload,
          words('Zeigen Sie uns Ihren Cold Brew im Alltag.', 'Show us your cold brew in everyday life.'),
          { required: false },
        ),
      ],
    },
    {
      id: 'price',
      title: words('Preis und Kauf', 'Price and purchase'),
      questions: [
        question(
          'change',
          QUESTION_TYPE.longText,
          words('Was müsste anders sein?', 'What would have to be different?'),
          {
            hint: words('Denken Sie an Geschmack, Packung und Preis.', 'Think of taste, packaging and price.'),
            min: 10,
          },
        ),
        question('fair', QUESTION_TYPE.number, words('Welcher Preis wäre angemessen?', 'Which price would be fair?')),
        question('buy', QUESTION_TYPE.yesNo, words('Würden Sie ihn kaufen?', 'Would you buy it?')),
      ],
    },
    {
      id: 'end',
      title: words('Zum Schluss', 'In the end'),
      questions: [
        question('stars', QUESTION_TYPE.stars, words('Wie viele Sterne vergeben Sie?', 'How many stars do you give?')),
        question('link', QUESTION_TYPE.link, words('Link zu Ihrer Bewertung', 'Link to your review'), {
          required: false,
        }),
      ],
    },
  ],
};

const flavours = [
  { id: 'plain', text: words('Natur', 'Plain') },
  { id: 'vanilla', text: words('Vanille', 'Vanilla') },
  { id: 'caramel', text: words('Salzkaramell', 'Salted caramel') },
];

/** A question of every type on one page, by the name of the type. */
export const everyType: Questionnaire = {
  pages: [
    {
      id: 'all',
      title: words('Alle Arten von Fragen', 'All types of questions'),
      questions: Object.entries(QUESTION_TYPE).map(([name, type]) =>
        question(name.toLowerCase(), type, words(`Frage der Art ${name}`, `Question of type ${name}`), {
          required: false,
          options: flavours,
          ends: { low: words('gar nicht', 'not at all'), high: words('sehr', 'very') },
        }),
      ),
    },
  ],
};

/** Right answers to {@link everyType}. */
export const everyAnswer = {
  shorttext: 'Cold Brew',
  longtext: texts.itTastesRoundAnd,
  singlechoice: 'vanilla',
  multiplechoice: ['plain', 'caramel'],
  dropdown: 'caramel',
  yesno: true,
  scale5: 4,
  nps: 8,
  stars: 5,
  number: 3.5,
  date: '2026-10-12',
  ranking: ['caramel', 'plain', 'vanilla'],
  imageupload: [11, 12],
  videoupload: [13],
  link: 'https://shop.example/bewertung/12',
};

/** A questionnaire with words that hardly fit. */
export const longWords: Questionnaire = {
  pages: [
    {
      id: 'long',
      title: words(
        'Verpackungsmaterialwiederverwendungsbereitschaft und Alltagstauglichkeitsbeurteilung',
        'Willingness to reuse packaging materials, and fitness for everyday life',
      ),
      questions: [
        question(
          'long-choice',
          QUESTION_TYPE.singleChoice,
          words(
            'Welche Verpackungsmaterialwiederverwendungsmöglichkeiten haben Sie im Produkttestzeitraum ausprobiert?',
            'Which ways of using the packaging again did you try while you tested the product?',
          ),
          {
            options: [
              {
                id: 'long',
                text: words(
                  'Kaffeesatzkompostierungsbehälterauskleidung und andere Verwendungen in der Küche, auch für längere Zeit',
                  'As a lining of the container for composting coffee grounds, and other uses in the kitchen',
                ),
              },
              { id: 'none', text: words(texts.none, 'None') },
            ],
          },
        ),
        question('long-scale', QUESTION_TYPE.scale5, words('Wie gut ging das?', 'How well did that work?'), {
          ends: {
            low: words('überhaupt nicht zufriedenstellend', 'not in the least satisfying'),
            high: words('außerordentlich zufriedenstellend', 'extraordinarily satisfying'),
          },
        }),
      ],
    },
  ],
};
