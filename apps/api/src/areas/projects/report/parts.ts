import { evaluationOf, recommendationOf, shareOf } from '@resonanz/domain/evaluation';
import { QUESTION_TYPE } from '@resonanz/domain/questionnaires';
import type { ReportPart } from '../../../platform/documents/pdf/report/ReportData.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { ReportedProject, ReportedQuestionnaire } from './collect.ts';
import type { ReportWords } from './ReportWords.ts';

type Result = Schemas['ProjectQuestionResult'];

/** The title of a questionnaire in the reader's language. */
export const titleOf = (words: ReportWords, { titleDe, titleEn }: ReportedQuestionnaire): string =>
  words.text({ de: titleDe, en: titleEn });

/** What is said of all answers to a question: how many, and their mean and median. */
export function noteOf(words: ReportWords, { question, answered, counts, statistics }: Result): string {
  const notes = [words.say('projectReport.answered', { count: answered })];
  if (statistics !== null) {
    const { mean, median, lowest, highest } = statistics;
    notes.push(words.say('projectReport.statistics', { mean: words.mean(mean), median: words.mean(median) }));
    if (question.type === QUESTION_TYPE.number)
      notes.push(words.say('projectReport.ends', { lowest: words.number(lowest), highest: words.number(highest) }));
  }
  const recommendation =
    question.type === QUESTION_TYPE.nps
      ? recommendationOf(counts.map(({ value, count }) => ({ value: Number(value), count })))
      : null;
  if (recommendation !== null)
    notes.push(words.say('projectReport.recommendation', { score: words.number(recommendation.score) }));
  return notes.join(' · ');
}

/** What was answered to a question, in words, with how many people. */
export function rowsOf(words: ReportWords, { question, counts, bins }: Result): { label: string; count: number }[] {
  if (evaluationOf(question.type) === 'numbers')
    return bins.map(({ from, to, count }) => ({
      label: words.say('projectReport.ranges', { from: words.number(from), to: words.number(to) }),
      count,
    }));
  return counts.map(({ value, count }) => ({ label: words.answer(question, value), count }));
}

function barsPart(words: ReportWords, result: Result): ReportPart {
  const bars = rowsOf(words, result).map(({ label, count }) => {
    const share = shareOf(count, result.answered);
    return { label, value: share ?? 0, text: `${words.percent(share)} (${words.number(count)})` };
  });
  return {
    kind: 'bars',
    heading: words.text(result.question.text),
    bars,
    full: 100,
    labels: 'long',
    note: noteOf(words, result),
    alternative: bars.map(({ label, text }) => `${label}: ${text}`).join(', '),
  };
}

function rankingPart(words: ReportWords, result: Result): ReportPart {
  return {
    kind: 'table',
    heading: words.text(result.question.text),
    columns: [
      { heading: words.say('projectReport.rank'), share: 1, isNumber: true },
      { heading: words.say('projectReport.answer'), share: 6 },
      { heading: words.say('projectReport.meanRank'), share: 2, isNumber: true },
      { heading: words.say('projectReport.first'), share: 2, isNumber: true },
    ],
    rows: result.ranks.map(({ value, meanRank, first }, index) => [
      words.number(index + 1),
      words.answer(result.question, value),
      words.mean(meanRank),
      words.number(first),
    ]),
    emptyText: words.say('projectReport.noAnswers'),
    note: noteOf(words, result),
  };
}

/** The parts of one question; texts are there as quotes alone. */
function questionParts(words: ReportWords, result: Result, quotes: readonly string[]): ReportPart[] {
  const heading = words.text(result.question.text);
  switch (evaluationOf(result.question.type)) {
    case 'texts':
      return quotes.length === 0
        ? []
        : [
            {
              kind: 'table',
              heading,
              columns: [{ heading: words.say('projectReport.quotes'), share: 1 }],
              rows: quotes.map((text) => [`„${text}“`]),
              emptyText: words.say('projectReport.noAnswers'),
            },
          ];
    case 'files':
      return [
        {
          kind: 'facts',
          heading,
          facts: [[words.say('projectReport.people'), words.say('projectReport.uploads', { count: result.answered })]],
        },
      ];
    case 'ranking':
      return [rankingPart(words, result)];
    default:
      return [barsPart(words, result)];
  }
}

function factsPart(words: ReportWords, { project }: ReportedProject): ReportPart {
  const { say } = words;
  const { countries, federalStates, category } = project;
  const states = federalStates.map((state) => words.lookup('federalState', state));
  const region = states.length > 0 ? states : countries.map((country) => words.label(`country.${country}`));
  return {
    kind: 'facts',
    heading: say('projectReport.test'),
    facts: [
      [say('projectReport.brand'), project.brandName],
      [say('projectReport.type'), words.label(`projectType.${project.type}`)],
      [say('projectReport.status'), words.label(`projectStatus.${project.status}`)],
      [say('projectReport.period'), `${words.day(project.startsOn)} – ${words.day(project.endsOn)}`],
      [say('projectReport.category'), category === null ? '–' : words.lookup('testerCategory', category)],
      [say('projectReport.region'), region.join(', ') || say('projectReport.everywhere')],
    ],
  };
}

function participationPart(words: ReportWords, { project, participation }: ReportedProject): ReportPart {
  const { say } = words;
  const { applications, accepted, received, completed, missed } = participation;
  const ofAccepted = (count: number): string =>
    say('projectReport.ofAccepted', { share: words.percent(shareOf(count, accepted)) });
  return {
    kind: 'figures',
    heading: say('projectReport.participation'),
    figures: [
      { name: say('projectReport.applications'), value: words.number(applications) },
      {
        name: say('projectReport.accepted'),
        value: words.number(accepted),
        note: say('projectReport.ofPlaces', { places: words.number(project.places) }),
      },
      { name: say('projectReport.received'), value: words.number(received), note: ofAccepted(received) },
      { name: say('projectReport.completed'), value: words.number(completed), note: ofAccepted(completed) },
      { name: say('projectReport.missed'), value: words.number(missed), note: ofAccepted(missed) },
    ],
  };
}

function punctualityPart(words: ReportWords, { questionnaires }: ReportedProject): ReportPart {
  const { say } = words;
  const tests = questionnaires.filter(({ kind }) => kind === 'test');
  return {
    kind: 'table',
    heading: say('projectReport.punctuality'),
    columns: [
      { heading: say('projectReport.questionnaire'), share: 6 },
      { heading: say('projectReport.sent'), share: 2, isNumber: true },
      { heading: say('projectReport.inTime'), share: 2, isNumber: true },
      { heading: say('projectReport.late'), share: 2, isNumber: true },
      { heading: say('projectReport.share'), share: 2, isNumber: true },
    ],
    rows: tests.map((each) => [
      titleOf(words, each),
      words.number(each.sent),
      words.number(each.sent - each.late),
      words.number(each.late),
      words.percent(shareOf(each.sent - each.late, each.sent)),
    ]),
    emptyText: say('projectReport.noQuestionnaires'),
  };
}

/** The sections of a report: the test, participation, punctuality, and every question that it shows. */
export function reportParts(words: ReportWords, reported: ReportedProject): ReportPart[] {
  return [
    factsPart(words, reported),
    participationPart(words, reported),
    punctualityPart(words, reported),
    ...reported.questionnaires.flatMap(({ questionnaireId, results }) =>
      results.flatMap((result) =>
        questionParts(
          words,
          result,
          reported.quotes
            .filter((quote) => quote.questionnaireId === questionnaireId && quote.questionId === result.question.id)
            .map(({ text }) => text),
        ),
      ),
    ),
  ];
}
