import type { ProjectQuestionnaire, ProjectQuestionnaireInput } from '@resonanz/api-client/projects';
import { type Questionnaire, questionsOf } from '@resonanz/domain/questionnaires';

/** When a questionnaire is asked: with the application, or about the product. */
export type QuestionnaireKind = ProjectQuestionnaire['kind'];

/** What is said of a questionnaire beside its questions. */
export type QuestionnaireFacts = Pick<ProjectQuestionnaireInput, 'kind' | 'titleDe' | 'titleEn' | 'opensOn' | 'dueOn'>;

/** Most characters of a title, and most questionnaires of a project, as the contract has them. */
export const QUESTIONNAIRE_SIZE = { title: 120, perProject: 20 } as const;

/** A new questionnaire: one page on which nothing is asked yet. */
export const BLANK_QUESTIONNAIRE: Questionnaire = {
  pages: [{ id: 'page-1', title: { de: '', en: '' }, questions: [] }],
};

/** The facts of a questionnaire as it was read. */
export const factsOf = ({ kind, titleDe, titleEn, opensOn, dueOn }: ProjectQuestionnaire): QuestionnaireFacts => ({
  kind,
  titleDe,
  titleEn,
  opensOn,
  dueOn,
});

/** Questions on all pages. */
export const countQuestions = (draft: Questionnaire): number => questionsOf(draft).length;

/** A definition as the wire takes it: every list its own. */
export const toWire = (draft: Questionnaire): ProjectQuestionnaireInput['draft'] =>
  structuredClone(draft) as ProjectQuestionnaireInput['draft'];

/** What a questionnaire is changed or deleted by: the version that was read. */
export const readOf = ({ projectId, questionnaireId, updatedAt }: ProjectQuestionnaire) => ({
  projectId,
  questionnaireId,
  updatedAt,
});
