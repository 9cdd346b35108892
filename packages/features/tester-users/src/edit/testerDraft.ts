import type { NewTesterUser, TesterUserDetail } from '@resonanz/api-client/testers';

type Fields = Omit<NewTesterUser, 'username' | 'firstName' | 'lastName' | 'street' | 'zip' | 'childBirthYears'>;

/** What the form holds: texts are empty instead of null. */
export interface TesterDraft extends Required<Omit<Fields, 'phone' | 'city' | 'notes'>> {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  readonly notes: string;
}

/** The form as it begins; without a tester for a new one. */
export const draftOf = (tester?: TesterUserDetail): TesterDraft => ({
  username: tester?.username ?? '',
  firstName: tester?.firstName ?? '',
  lastName: tester?.lastName ?? '',
  phone: tester?.phone ?? '',
  defaultLanguage: tester?.defaultLanguage ?? 'DE',
  gender: tester?.gender ?? null,
  dob: tester?.dob ?? null,
  country: tester?.country ?? null,
  federalState: tester?.federalState ?? null,
  city: tester?.city ?? '',
  categories: tester?.categories ?? [],
  platforms: tester?.platforms ?? [],
  maritalStatus: tester?.maritalStatus ?? null,
  profession: tester?.profession ?? null,
  training: tester?.training ?? null,
  children: tester?.children ?? null,
  householdSize: tester?.householdSize ?? null,
  nourishment: tester?.nourishment ?? null,
  pets: tester?.pets ?? [],
  ugcCampaign: tester?.ugcCampaign ?? false,
  regionalTests: tester?.regionalTests ?? false,
  notes: tester?.notes ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** The draft as the server takes it. */
export const toInput = (draft: TesterDraft): NewTesterUser => ({
  ...draft,
  username: draft.username.trim(),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: orNull(draft.phone),
  city: orNull(draft.city),
  notes: draft.notes.trim(),
});

/** Only what differs from what was read, so that a change of somebody else stays. */
export function toChange(draft: TesterDraft, tester: TesterUserDetail): Partial<NewTesterUser> {
  const [now, before] = [toInput(draft), toInput(draftOf(tester))];
  const names = (Object.keys(now) as (keyof NewTesterUser)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}
