/** Parts of the profile in their order. */
export const PROFILE_TABS = [
  'overview',
  'audience',
  'prices',
  'campaigns',
  'contracts',
  'ratings',
  'emails',
  'comments',
  'personal',
  'files',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Parts that an artist management does not get (docs/domain/permissions.md#management). */
const AGENCY_ONLY: ReadonlySet<ProfileTab> = new Set(['campaigns', 'contracts', 'ratings', 'emails', 'comments']);

/** Which parts a reader gets that belong to modules of their own. */
export type Sees = Readonly<Record<'contracts' | 'emails', boolean>>;

/** The parts a reader gets. */
export const tabsFor = (isManagement: boolean, sees: Sees): readonly ProfileTab[] =>
  PROFILE_TABS.filter(
    (tab) => (!isManagement || !AGENCY_ONLY.has(tab)) && ((tab !== 'contracts' && tab !== 'emails') || sees[tab]),
  );

/** The part an address names, else the overview. */
export const tabOf = (text: string | null, tabs: readonly ProfileTab[]): ProfileTab =>
  tabs.find((tab) => tab === text) ?? 'overview';
