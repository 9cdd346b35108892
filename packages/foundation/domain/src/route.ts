type ParamNames<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParamNames<Segment> | ParamNames<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/**
 * Values for the parameters of a pattern.
 *
 * @source house
 */
export type RouteParams<Pattern extends string> = { readonly [Name in ParamNames<Pattern>]: string | number };

/**
 * Builds the path of one route; `pattern` is what a router matches, with `:name` parameters.
 *
 * @source house
 */
export interface Route<Pattern extends string = string> {
  (...params: [ParamNames<Pattern>] extends [never] ? [] : [params: RouteParams<Pattern>]): string;
  readonly pattern: Pattern;
}

/**
 * Makes a typed path builder from a pattern; parameter values are URL-encoded.
 *
 * @source house
 */
/* @__NO_SIDE_EFFECTS__ */
export function route<const Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const segments = pattern.split('/');
  const build = (params: Readonly<Record<string, string | number>> = {}): string =>
    segments
      .map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment))
      .join('/');
  return Object.assign(build, { pattern }) as Route<Pattern>;
}

/**
 * Makes a typed path builder from each pattern of a list.
 *
 * @source house
 */
/* @__NO_SIDE_EFFECTS__ */
export function routes<const Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): { readonly [Name in keyof Patterns]: Route<Patterns[Name]> } {
  const built = Object.entries(patterns).map(([name, pattern]) => [name, route(pattern)]);
  return Object.fromEntries(built) as { readonly [Name in keyof Patterns]: Route<Patterns[Name]> };
}
