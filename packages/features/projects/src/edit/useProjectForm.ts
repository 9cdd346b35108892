import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useProjectText } from '../useProjectText.ts';
import { type ProjectDraft, projectSchema } from './projectForm.ts';

/** The form of a product test with its rules, in the language of the page. */
export function useProjectForm(draft: ProjectDraft) {
  const { t, language } = useProjectText();
  return useForm<ProjectDraft>({
    defaultValues: draft,
    // The form itself puts the focus on the first error.
    shouldFocusError: false,
    resolver: standardSchemaResolver(
      projectSchema(language, {
        required: t('projects.fieldError.required'),
        dateOrder: t('projects.fieldError.dateOrder'),
        rangeOrder: t('projects.fieldError.rangeOrder'),
      }),
    ),
  });
}
