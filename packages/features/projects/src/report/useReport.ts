import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveDownload } from '@resonanz/api-client/downloads';
import { projectAnswerMutations, type ProjectReportRequest } from '@resonanz/api-client/projectAnswers';
import { useApi } from '@resonanz/api-client/react';

/** Fetches the report of a product test and hands it to the browser's downloads. */
export function useReport(projectId: number) {
  const report = useMutation(projectAnswerMutations(useApi(), useQueryClient()).report());
  return {
    fetchReport: async (
      format: ProjectReportRequest['format'],
      language: ProjectReportRequest['language'],
    ): Promise<void> => saveDownload(await report.mutateAsync({ projectId, format, language }), `report.${format}`),
  };
}
