import { QUESTION_TYPE, type Question, type Questionnaire } from '@resonanz/domain/questionnaires';
import { DEMO_USER } from './accounts.ts';
import { dateIn, daysBefore } from './days.ts';
import { PROJECTS } from './testerProjects.ts';
import type {
  DemoQuestionnaire,
  DemoQuestionnaireAnswers,
  DemoQuestionnaireVersion,
  DemoTesterApplication,
} from './testerRecords.ts';

const both = (de: string, en: string) => ({ de, en });
const ask = (id: string, type: Question['type'], de: string, en: string, more: Partial<Question> = {}): Question => ({
  id,
  type,
  text: both(de, en),
  required: true,
  inReport: true,
  ...more,
});
const options = (...words: readonly (readonly [id: string, de: string, en: string])[]) => ({
  options: words.map(([id, de, en]) => ({ id, text: both(de, en) })),
});

/** What decides who fits, beside the profile. */
const trailRuns: Questionnaire = {
  pages: [
    {
      id: 'runs',
      title: both('Läufe im Gelände', 'Runs on trails'),
      questions: [
        ask('often', QUESTION_TYPE.singleChoice, 'Wie oft laufen Sie im Gelände?', 'How often do you run on trails?', {
          ...options(
            ['weekly', 'mindestens einmal pro Woche', 'at least once a week'],
            ['monthly', 'etwa einmal im Monat', 'about once a month'],
            ['never', 'bisher nicht', 'not so far'],
          ),
          expected: { kind: 'oneOf', values: ['weekly'] },
          inReport: false,
        }),
      ],
    },
  ],
};

const firstImpression: Questionnaire = {
  pages: [
    {
      id: 'arrival',
      title: both('Ankunft und Verpackung', 'Arrival and packaging'),
      questions: [
        ask('intact', QUESTION_TYPE.yesNo, 'Kam das Paket unbeschädigt an?', 'Did the parcel arrive undamaged?'),
        ask('packaging', QUESTION_TYPE.stars, 'Wie gefällt Ihnen die Verpackung?', 'How do you like the packaging?'),
      ],
    },
    {
      id: 'everyday',
      title: both('Im Alltag', 'In everyday life'),
      questions: [
        ask(
          'moments',
          QUESTION_TYPE.multipleChoice,
          'Wann haben Sie es benutzt?',
          'When did you use it?',
          options(
            ['morning', 'morgens', 'in the morning'],
            ['day', 'tagsüber', 'during the day'],
            ['evening', 'abends', 'in the evening'],
          ),
        ),
        ask(
          'recommend',
          QUESTION_TYPE.nps,
          'Wie wahrscheinlich ist es, dass Sie es weiterempfehlen?',
          'How likely are you to recommend it?',
          { ends: { low: both('auf keinen Fall', 'not at all'), high: both('ganz sicher', 'for certain') } },
        ),
        ask('praise', QUESTION_TYPE.longText, 'Was gefällt Ihnen, was nicht?', 'What do you like, what not?', {
          required: false,
        }),
        ask(
          'pictures',
          QUESTION_TYPE.imageUpload,
          'Zeigen Sie uns das Produkt bei Ihnen.',
          'Show us the product at your place.',
          { required: false, max: 4 },
        ),
        ask('film', QUESTION_TYPE.videoUpload, 'Mögen Sie ein kurzes Video drehen?', 'Would you make a short video?', {
          required: false,
        }),
      ],
    },
    {
      id: 'price',
      title: both('Preis und Kauf', 'Price and purchase'),
      questions: [
        ask('buy', QUESTION_TYPE.scale5, 'Würden Sie es kaufen?', 'Would you buy it?', {
          ends: { low: both('sicher nicht', 'certainly not'), high: both('sicher', 'certainly') },
        }),
        ask('fair', QUESTION_TYPE.number, 'Welcher Preis in Euro wäre fair?', 'Which price in euros would be fair?', {
          min: 0,
          max: 500,
        }),
      ],
    },
  ],
};

const conclusion: Questionnaire = {
  pages: [
    {
      id: 'end',
      title: both('Zum Schluss', 'In the end'),
      questions: [
        ask('stars', QUESTION_TYPE.stars, 'Ihr Urteil in Sternen', 'Your verdict in stars'),
        ask('sentence', QUESTION_TYPE.shortText, 'Ihr Urteil in einem Satz', 'Your verdict in one sentence'),
      ],
    },
  ],
};

interface Facts {
  readonly project: string;
  readonly kind?: 'screening' | 'test';
  readonly title: readonly [de: string, en: string];
  readonly content: Questionnaire;
  readonly opensIn?: number;
  readonly dueIn?: number;
}

const IMPRESSION = ['Erster Eindruck', 'First impression'] as const;
const CONCLUSION = ['Zum Schluss', 'In the end'] as const;

const QUESTIONNAIRES: readonly Facts[] = [
  { project: 'Trailschuh Grat 2', kind: 'screening', title: ['Bewerbung', 'Application'], content: trailRuns },
  { project: 'Trailschuh Grat 2', title: IMPRESSION, content: firstImpression, opensIn: 34, dueIn: 41 },
  { project: 'Trailschuh Grat 2', title: CONCLUSION, content: conclusion, opensIn: 120, dueIn: 130 },
  { project: 'Cold Brew Testpaket', title: IMPRESSION, content: firstImpression, opensIn: 16, dueIn: 24 },
  { project: 'Handcreme Sanddorn', title: IMPRESSION, content: firstImpression, opensIn: -4, dueIn: 8 },
  { project: 'Handcreme Sanddorn', title: CONCLUSION, content: conclusion, opensIn: 10, dueIn: 18 },
  { project: 'Teemischung Kaminabend', title: IMPRESSION, content: firstImpression, opensIn: 7, dueIn: 14 },
  { project: 'Röstung Nr. 7', title: IMPRESSION, content: firstImpression, opensIn: -60, dueIn: -45 },
];

const projectIdOf = (title: string): number => PROJECTS.findIndex(({ titleDe }) => titleDe === title) + 1;

/** Questionnaires of the product tests, all of them released. */
export function demoQuestionnaires(now: Date): DemoQuestionnaire[] {
  return QUESTIONNAIRES.map(({ project, kind = 'test', title, content, opensIn, dueIn }, index) => ({
    id: index + 1,
    projectId: projectIdOf(project),
    kind,
    position:
      QUESTIONNAIRES.slice(0, index).filter((each) => each.project === project && each.kind !== 'screening').length + 1,
    titleDe: title[0],
    titleEn: title[1],
    opensOn: opensIn === undefined ? null : dateIn(now, opensIn),
    dueOn: dueIn === undefined ? null : dateIn(now, dueIn),
    draft: content,
    version: 1,
    createdAt: daysBefore(now, 90),
  }));
}

/** The version that testers answer of each. */
export const demoQuestionnaireVersions = (questionnaires: readonly DemoQuestionnaire[]): DemoQuestionnaireVersion[] =>
  questionnaires.map(({ id, draft, createdAt }) => ({
    questionnaireId: id,
    version: 1,
    definition: draft,
    releasedAt: createdAt,
  }));

const verdicts = [
  { intact: true, packaging: 5, moments: ['morning'], recommend: 9, praise: 'Duftet wunderbar.', buy: 5, fair: 12 },
  { intact: true, packaging: 4, moments: ['morning', 'day'], recommend: 8, buy: 4, fair: 9 },
  { intact: true, packaging: 3, moments: ['evening'], recommend: 6, praise: 'Etwas zu mild.', buy: 3, fair: 7 },
  { intact: false, packaging: 2, moments: ['day'], recommend: 4, buy: 2, fair: 6 },
] as const;

/** Answers: those of the test that is over, those that have come in of a running one, and a draft of the tester account. */
export function demoQuestionnaireAnswers(
  now: Date,
  applications: readonly DemoTesterApplication[],
): DemoQuestionnaireAnswers[] {
  const over = QUESTIONNAIRES.findIndex(({ project }) => project === 'Röstung Nr. 7') + 1;
  const running = QUESTIONNAIRES.findIndex(({ project }) => project === 'Handcreme Sanddorn') + 1;
  const rows = applications.flatMap((application): Omit<DemoQuestionnaireAnswers, 'id'>[] => {
    const row = { applicationId: application.id, version: 1, isLate: false, page: null };
    const verdict = verdicts[application.userId % verdicts.length] as object;
    if (application.projectId === projectIdOf('Röstung Nr. 7') && application.completedAt !== null) {
      const at = application.completedAt;
      return [{ ...row, questionnaireId: over, answers: verdict, createdAt: at, sentAt: at }];
    }
    if (application.projectId !== projectIdOf('Handcreme Sanddorn') || application.receivedAt === null) return [];
    if (application.userId === DEMO_USER.tester) {
      const answers = { intact: true, packaging: 4, moments: ['morning', 'evening'] };
      return [
        { ...row, questionnaireId: running, answers, page: 'everyday', createdAt: daysBefore(now, 0.2), sentAt: null },
      ];
    }
    if (application.userId % 3 > 0) return [];
    const at = daysBefore(now, (application.userId % 7) / 2);
    return [{ ...row, questionnaireId: running, answers: verdict, createdAt: at, sentAt: at }];
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
