import type { ProjectAnswerSummary } from '@resonanz/api-client/projectAnswers';
import type { ProjectDetails, ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { countedValues } from '@resonanz/domain/evaluation';
import { AGE_BANDS, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { questionsOf } from '@resonanz/domain/questionnaires';
import { ChoiceBar, choiceOf } from '@resonanz/records/ChoiceBar';
import { Select } from '@resonanz/ui/Select';
import * as css from './answers.css.ts';
import type { AnswerChoice } from './useAnswerQuery.ts';
import { useAnswerWords } from './useAnswerWords.ts';

const GENDERS = ['female', 'male', 'divers'] as const;
const BETWEEN = ' = ';

interface AnswerBarProps {
  project: ProjectDetails;
  questionnaires: readonly ProjectQuestionnaire[];
  choice: AnswerChoice;
  versions: ProjectAnswerSummary['versions'];
}

/** What the application asked, as one choice of question and answer. */
function useScreeningItems(questionnaires: readonly ProjectQuestionnaire[]) {
  const { localized, answer } = useAnswerWords();
  const screening = questionnaires.find(({ kind }) => kind === 'screening');
  return (screening ? questionsOf(screening.draft) : []).flatMap((question) =>
    countedValues(question).map((value) => ({
      id: `${question.id}${BETWEEN}${value}`,
      label: `${localized(question.text)} ${answer(question, value)}`,
    })),
  );
}

/** Federal states in which testers of the project may live. */
function statesOf({ federalStates, countries }: ProjectDetails): readonly string[] {
  if (federalStates.length > 0) return federalStates;
  return (['DE', 'AU', 'CH'] as const)
    .filter((country) => countries.length === 0 || countries.includes(country))
    .flatMap((country) => FEDERAL_STATES[country]);
}

/** Which questionnaire, and whose answers. */
export function AnswerBar({ project, questionnaires, choice, versions }: AnswerBarProps) {
  const words = useAnswerWords();
  const { t, title, group } = words;
  const { filters, filter } = choice;
  const screening = useScreeningItems(questionnaires);
  const anyLabel = t('word.any');
  const traitOf = <Value extends string>(
    trait: 'gender' | 'ageBand' | 'federalState',
    label: string,
    values: readonly Value[],
    selectedId: Value | undefined,
  ) =>
    choiceOf({
      label,
      anyLabel,
      items: values.map((id) => ({ id, label: group(trait, id) })),
      selectedId: selectedId ?? null,
      onChange: (id) => filter({ [trait]: id }),
    });
  const { screeningQuestionId, screeningAnswer } = filters;
  return (
    <div className={css.bar}>
      <div className={css.questionnaire}>
        <Select
          label={t('projects.column.questionnaire')}
          items={questionnaires.map((each) => ({ id: each.questionnaireId, label: title(each) }))}
          selectedId={choice.query.questionnaireId}
          onSelectionChange={choice.setQuestionnaire}
        />
      </div>
      <div className={css.traits}>
        <ChoiceBar
          choices={[
            ...(versions.length > 1
              ? [
                  choiceOf({
                    label: t('projects.answers.version'),
                    anyLabel,
                    items: versions.map(({ version, sent }) => ({
                      id: version,
                      label: t('projects.answers.versionOf', { version, count: sent }),
                    })),
                    selectedId: choice.version,
                    onChange: choice.setVersion,
                  }),
                ]
              : []),
            traitOf('gender', t('projects.field.genders'), GENDERS, filters.gender),
            traitOf('ageBand', t('word.age'), AGE_BANDS, filters.ageBand),
            traitOf('federalState', t('projects.answers.state'), statesOf(project), filters.federalState),
            choiceOf({
              label: t('projects.answers.punctuality'),
              anyLabel,
              items: (['inTime', 'late'] as const).map((id) => ({ id, label: t(`projects.answers.${id}`) })),
              selectedId: filters.isLate === undefined ? null : filters.isLate ? 'late' : 'inTime',
              onChange: (id) => filter({ isLate: id === null ? null : id === 'late' }),
            }),
            ...(screening.length > 0
              ? [
                  choiceOf({
                    label: t('projects.answers.screening'),
                    anyLabel,
                    items: screening,
                    selectedId:
                      screeningQuestionId === undefined ? null : `${screeningQuestionId}${BETWEEN}${screeningAnswer}`,
                    onChange: (id) => {
                      const [question = null, value = null] = id?.split(BETWEEN) ?? [];
                      filter({ screeningQuestionId: question, screeningAnswer: value });
                    },
                  }),
                ]
              : []),
          ]}
        />
      </div>
    </div>
  );
}
