const isRecord = (value: object): value is Readonly<Record<string, unknown>> =>
  Object.getPrototypeOf(value) === Object.prototype;

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/**
 * A value as JavaScript source, for showing inputs and results: distinguishes `''` from nothing, `-0` from `0` and
 * `10n` from `10`.
 */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (value instanceof Uint8Array) return `Uint8Array(${value.length})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (!isRecord(value)) return Object.prototype.toString.call(value);
  const entries = Object.entries(value).map(([name, part]) => `${key(name)}: ${literal(part)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
