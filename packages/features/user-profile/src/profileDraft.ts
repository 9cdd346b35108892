import type { OwnProfile, UserDetails } from '@resonanz/api-client/users';
import type { StartPage } from '@resonanz/domain/startPages';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { freeText } from '@resonanz/validators/freeText';
import type { messages as ruleMessages } from '@resonanz/validators/messages';
import { phone } from '@resonanz/validators/phone';

/** What the form holds. */
export interface ProfileDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: 'de' | 'en';
  readonly regionId: number;
  readonly startPage: StartPage | null;
  /** A picture chosen in place of the present one. */
  readonly picture: File | null;
  readonly removesPicture: boolean;
}

/** The form as it begins. */
export const draftOf = (me: UserDetails): ProfileDraft => ({
  firstName: me.firstName,
  lastName: me.lastName,
  phone: me.phone ?? '',
  language: me.defaultLanguage === 'EN' ? 'en' : 'de',
  regionId: me.defaultRegion,
  startPage: me.startPage ?? null,
  picture: null,
  removesPicture: false,
});

/** Whether something differs from what is stored. */
export function isChanged(draft: ProfileDraft, me: UserDetails): boolean {
  const stored = draftOf(me);
  return (Object.keys(stored) as (keyof ProfileDraft)[]).some((name) => stored[name] !== draft[name]);
}

/** The fields of the form that hold text, with the rule of each. */
const RULES = {
  firstName: freeText({ isRequired: true }),
  lastName: freeText({ isRequired: true }),
  phone: phone(),
} as const;

/** A text field of the form. */
export type TextName = keyof typeof RULES;

/** The first error of each text field, in words. */
export function errorsOf(
  draft: ProfileDraft,
  t: Translate<MessageKey<typeof ruleMessages>>,
): Partial<Record<TextName, string>> {
  const errors: Partial<Record<TextName, string>> = {};
  for (const name of Object.keys(RULES) as TextName[]) {
    // Without a phone number there is nothing to check.
    if (name === 'phone' && draft.phone.trim() === '') continue;
    const issue = RULES[name].validate(draft[name]).issues?.[0];
    if (issue) errors[name] = t(issue.code, issue.params);
  }
  return errors;
}

/** The draft as the server takes it. */
export const toProfile = (draft: ProfileDraft, { updatedAt }: UserDetails): OwnProfile => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: draft.phone.trim() === '' ? null : draft.phone.trim(),
  defaultLanguage: draft.language === 'en' ? 'EN' : 'DE',
  defaultRegion: draft.regionId,
  startPage: draft.startPage,
  ...(updatedAt !== undefined && { updatedAt }),
  ...(draft.removesPicture && { removesPicture: true }),
});
