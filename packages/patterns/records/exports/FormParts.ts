'use client';

export { FormButtons, type FormButtonsProps } from '../src/FormParts/FormButtons.tsx';
export { FormLoading, type FormLoadingProps } from '../src/FormParts/FormLoading.tsx';
export { FormPage, type FormPageProps } from '../src/FormParts/FormPage.tsx';
export { FormSection, type FormSectionProps } from '../src/FormParts/FormSection.tsx';
export { SavedMark } from '../src/FormParts/SavedMark.tsx';
export { useOptionalLabel } from '../src/FormParts/useOptionalLabel.ts';
