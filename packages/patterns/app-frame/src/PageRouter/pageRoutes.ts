import { type DataRouteObject, matchRoutes, type RouteObject, type To } from 'react-router';
import type { DataRouteMatch, DataRouter } from './reactRouterInternals.ts';

/** The routes of an app, each under a name of its own, with the code that has been fetched for them. */
export interface PageRoutes {
  readonly all: DataRouteObject[];
  readonly byId: DataRouter['manifest'];
}

/** What a route without a page says: the page that its address leads to. */
interface Handle {
  readonly movedTo?: string;
}

/**
 * Names routes by their places, in copies that code can be put into. Upper and lower case are not the same
 * (docs/domain/areas.md#paths).
 */
export function pageRoutes(given: readonly RouteObject[]): PageRoutes {
  const byId: PageRoutes['byId'] = {};
  const named = (routes: readonly RouteObject[], place: string): DataRouteObject[] =>
    routes.map((route, index) => {
      const id = `${place}${index}`;
      const { children, ...rest } = route;
      const copy: DataRouteObject = rest.index
        ? { ...rest, id }
        : { caseSensitive: true, ...rest, id, ...(children && { children: named(children, `${id}-`) }) };
      byId[id] = copy;
      return copy;
    });
  return { all: named(given, ''), byId };
}

/** The route of an address and those around it; nothing when there is none. */
export const matchesOf = ({ all }: PageRoutes, address: Exclude<To, string>): DataRouteMatch[] | null =>
  matchRoutes(all, address);

/** What is drawn until the first page has come: nothing. */
export const EMPTY_PAGE: DataRouteMatch[] = [
  { route: { id: 'empty', element: null }, params: {}, pathname: '/', pathnameBase: '/' },
];

/** The first route alone, to show there that an address has no page. */
export function matchesOfNothing({ all: [route] }: PageRoutes): DataRouteMatch[] {
  if (!route) throw new Error('An app without routes has no pages.');
  return [{ route, params: {}, pathname: '', pathnameBase: '' }];
}

/** The path that a page has moved to. */
export function movedTo(matches: readonly DataRouteMatch[]): string | undefined {
  const handle: Handle | undefined = matches.at(-1)?.route.handle;
  return handle?.movedTo;
}

/** Whether the code of a page, or of what stands around it, is still to be fetched. */
export const isLacking = (matches: readonly DataRouteMatch[]): boolean =>
  matches.some(({ route }) => route.lazy !== undefined);

async function fetchRoute({ route }: DataRouteMatch): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Puts an error where it is shown: at the nearest route around the one at `index` that says how. */
export function errorAt(matches: readonly DataRouteMatch[], index: number, error: unknown): Record<string, unknown> {
  const shownBy = matches.slice(0, index + 1).findLast(({ route }) => route.errorElement !== undefined) ?? matches[0];
  return shownBy ? { [shownBy.route.id]: error } : {};
}

/** Fetches the code of a page and of what stands around it; gives the errors by the routes that show them. */
export async function fetchPage(matches: readonly DataRouteMatch[]): Promise<Record<string, unknown> | null> {
  const fetched = await Promise.allSettled(matches.map(fetchRoute));
  const failed = fetched.findIndex(({ status }) => status === 'rejected');
  const failure = fetched[failed];
  return failure?.status === 'rejected' ? errorAt(matches, failed, failure.reason) : null;
}
