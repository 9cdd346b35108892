/** What both engines report about a failed statement, without its values. */
export class DatabaseError extends Error {
  /** SQLSTATE, for example 23505 for a unique violation; 'WORKER' when the embedded engine itself failed. */
  readonly code: string;
  /** Name of the violated constraint, if any. */
  readonly constraint: string | undefined;

  constructor(message: string, code: string, constraint?: string) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
  }
}

interface EngineError {
  code?: unknown;
  constraint?: unknown;
}

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code } = error as EngineError;
  return typeof code === 'string' ? code : undefined;
}

/** Whether a statement failed because of a unique constraint (with this name, if given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as EngineError).constraint === constraint;
}

/** Whether a statement failed because a referenced row does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** Whether a statement failed because a number is out of range for its column. */
export function isOutOfRange(error: unknown): boolean {
  return sqlState(error) === '22003';
}
