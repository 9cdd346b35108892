/** Whether a text, at any depth, contains what PostgreSQL cannot store: a null character or a lone surrogate. */
export function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => holdsUnstorableText(key) || holdsUnstorableText(each));
}
