// The words of a slice: one word greps it through contract, server, client and feature, unless it is listed here.

/** Where an area of the server is found under another word, or not at all (`null`). */
export interface Slice {
  /** The file in `openapi/areas`. */
  readonly contract?: string;
  /** The folder in `apps/api/src/areas`. */
  readonly server?: string;
  /** The module of `api-client`. */
  readonly client?: string | null;
  /** The folder in `packages/features`. */
  readonly feature?: string | null;
  /** Why its word changes on the way. */
  readonly why: string;
}

/** Every area that `defineArea` names and that does not keep its word throughout. */
export const slices: Readonly<Record<string, Slice>> = {
  bookmarks: { feature: null, why: 'the watch list is a widget; the list of influencers adds to it' },
  'brand-signup': { feature: 'auth', why: 'signing up is a page beside the log-in' },
  expose: {
    feature: null,
    why: 'a document that the list of influencers, the watch list and mails ask for',
  },
  feedback: { feature: null, why: 'the form is a widget of every shell' },
  files: { feature: null, why: 'files belong to the records of other slices' },
  'influencer-profile': { feature: 'influencers', why: 'the page of an influencer' },
  'list-views': { feature: null, why: 'saved searches and columns belong to the lists of other slices' },
  logs: { feature: null, why: 'no feature shows it' },
  mail: { client: 'mails', feature: null, why: 'the composer is a widget; the published entry keeps its name' },
  'management-users': { feature: null, why: 'no feature shows it' },
  people: { feature: null, why: 'no feature shows it' },
  permissions: { feature: null, why: 'no feature shows it' },
  templates: { feature: null, why: 'templates are chosen in contracts and mails' },
  testers: { feature: null, why: 'no feature shows it' },
  users: { feature: 'user-profile', why: 'the page of the own account; other features change other parts of it' },
};
