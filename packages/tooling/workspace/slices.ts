// The words of a slice: one word greps it through contract, server, client and feature. Only a feature may be missing, or
// show more than one slice; those are listed here.

/** What shows an area that has no feature of its name. */
export interface Slice {
  /** The folder in `packages/features`, or `null` where no feature shows the area. */
  readonly feature: string | null;
  /** Why no feature has its word. */
  readonly why: string;
}

/** Every area that `defineArea` names and that has no feature of its name. */
export const slices: Readonly<Record<string, Slice>> = {
  bookmarks: { feature: null, why: 'the watch list is a widget; the list of influencers adds to it' },
  'brand-signup': { feature: 'auth', why: 'signing up is a page beside the log-in' },
  expose: { feature: null, why: 'a document that the list of influencers, the watch list and mails ask for' },
  feedback: { feature: null, why: 'the form is a widget of every shell' },
  files: { feature: null, why: 'files belong to the records of other slices' },
  'influencer-profile': { feature: 'influencers', why: 'the page of an influencer' },
  'list-views': { feature: null, why: 'saved searches and columns belong to the lists of other slices' },
  logs: { feature: null, why: 'no feature shows it' },
  mail: { feature: null, why: 'the composer is a widget; pages of other slices show it' },
  'management-users': { feature: null, why: 'no feature shows it' },
  people: { feature: null, why: 'no feature shows it' },
  permissions: { feature: null, why: 'no feature shows it' },
  templates: { feature: null, why: 'templates are chosen in contracts and mails' },
  testers: { feature: 'tester-account', why: 'what testers see of their own account' },
  users: { feature: 'user-profile', why: 'the page of the own account; other features change other parts of it' },
};
