import { many, personAt } from './people.ts';

/** A comment as the thread of `@resonanz/comment-thread` takes it. */
export interface BuiltComment {
  /** Unique in the thread. */
  readonly id: number;
  /** Full name of who wrote it. */
  readonly author: string;
  /** Whose side the author is on. */
  readonly side: 'agency' | 'brand';
  /** Plain text. */
  readonly text: string;
  /** An instant, ISO 8601 with a zone. */
  readonly createdAt: string;
  /** Whether the reader wrote it. */
  readonly isOwn: boolean;
}

const texts = [
  'Guten Tag, der Vorschlag passt gut zur Pflegeserie.',
  'Danke! Ich frage den Termin an.',
  'Ist der 3. November möglich?',
] as const;

/** A comment; agency and brand take turns, the brand's are the reader's own. */
export function buildComment(overrides: Partial<BuiltComment> = {}, index = 0): BuiltComment {
  const { firstName, surname } = personAt(index % 2);
  const isOwn = index % 2 === 1;
  return {
    id: 1 + index,
    author: `${firstName} ${surname}`,
    side: isOwn ? 'brand' : 'agency',
    text: texts[index % texts.length] ?? texts[0],
    createdAt: new Date(Date.UTC(2026, 4, 4, 8, index)).toISOString(),
    isOwn,
    ...overrides,
  };
}

/** Comments, oldest first, a minute apart. */
export const buildComments = (count: number): BuiltComment[] => many(count, (index) => buildComment({}, index));
