import type { ReactNode } from 'react';
import { FormSection } from '@resonanz/records/FormParts';

interface ProfileSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: string;
  /** A control beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the profile below its own heading. */
export function ProfileSection({ text, ...section }: ProfileSectionProps) {
  return <FormSection {...section} lead={text} />;
}
