import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

/** What the dialog "New message" sends: a feedback with a name. */
export function buildFeedbackEntry(overrides: Partial<Schema<'FeedbackEntry'>> = {}): Schema<'FeedbackEntry'> {
  return {
    name: 'Katharina Bergmann',
    title: 'Export der Merkliste',
    message: 'Der Export sollte auch die Plattform nennen.',
    isAnonymous: false,
    ...overrides,
  };
}

/** A feedback as the server answers the one who sent it. */
export function buildStoredFeedback(
  overrides: Partial<Schema<'StoredFeedback'>> = {},
  index = 0,
): Schema<'StoredFeedback'> {
  const { firstName, surname } = personAt(index);
  return {
    ...buildFeedbackEntry({ name: `${firstName} ${surname}` }),
    feedbackId: 70 + index,
    source: 'staff',
    createdOn: '2026-05-04',
    ...overrides,
  };
}

/** Feedback as its recipients see it: new, from an existing account. */
export function buildReceivedFeedback(
  overrides: Partial<Schema<'ReceivedFeedback'>> = {},
  index = 0,
): Schema<'ReceivedFeedback'> {
  const stored = buildStoredFeedback({}, index);
  const { handle } = personAt(index);
  return {
    ...stored,
    daoUser: { userId: 9 + index, name: stored.name, email: `${handle}@resonanz.example` },
    read: false,
    archived: false,
    deleted: false,
    ...overrides,
  };
}

/** Received feedback, one after the other. */
export const buildReceivedFeedbacks = (count: number): Schema<'ReceivedFeedback'>[] =>
  many(count, (index) => buildReceivedFeedback({}, index));
