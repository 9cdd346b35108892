import { useState } from 'react';
import type { ProjectAnswerFilters, ProjectAnswerQuery } from '@resonanz/api-client/projectAnswers';

/** Which questionnaire is evaluated, in which version, and whose answers. */
export function useAnswerQuery(projectId: number, questionnaireIds: readonly number[]) {
  const [chosen, setChosen] = useState<number>();
  const [version, setVersion] = useState<number | null>(null);
  const [filters, setFilters] = useState<ProjectAnswerFilters>({});
  const questionnaireId = questionnaireIds.find((id) => id === chosen) ?? questionnaireIds.at(-1) ?? 0;
  const hasFilters = Object.keys(filters).length > 0;
  const query: ProjectAnswerQuery = {
    projectId,
    questionnaireId,
    ...(version !== null && { version }),
    ...(hasFilters && { filters }),
  };
  return {
    query,
    version,
    filters,
    hasFilters,
    setVersion,
    setQuestionnaire(id: number): void {
      setChosen(id);
      setVersion(null);
    },
    /** Sets filters, or takes those away that are null. */
    filter(changes: { [Name in keyof ProjectAnswerFilters]?: ProjectAnswerFilters[Name] | null }): void {
      const entries = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== null);
      setFilters(Object.fromEntries(entries));
    },
    clear: () => setFilters({}),
  };
}

/** Which answers are evaluated, with what changes that. */
export type AnswerChoice = ReturnType<typeof useAnswerQuery>;
