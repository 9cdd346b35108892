/** Whether the reader lacks the right: an error with `status` 403. */
export function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
}
