import type { ProfileDraft } from './profileDraft.ts';

/** What a part of the form is given. */
export interface PartProps {
  draft: ProfileDraft;
  change: (values: Partial<ProfileDraft>) => void;
  /** The error of a field, in words. */
  errorAt: (name: keyof ProfileDraft) => string | undefined;
}
