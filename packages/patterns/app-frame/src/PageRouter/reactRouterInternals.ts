/**
 * All that we use of React Router's private side: the histories, which it exports as unsafe, and the parts of its
 * `DataRouter` that no one outside of it is meant to build. An update that changes them is mended here and in
 * `pageRouter.ts` alone; decision 0047 has the way out.
 */
import {
  type DataRouteMatch,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  type RouterState,
  type RouterSubscriber,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
} from 'react-router';

export {
  IDLE_BLOCKER,
  UNSAFE_createBrowserHistory as browserHistory,
  UNSAFE_createMemoryHistory as memoryHistory,
} from 'react-router';
export type { DataRouteMatch, DataRouter, RouterState, RouterSubscriber };

/** Where a router keeps its addresses. */
export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory | typeof UNSAFE_createMemoryHistory>;

/** What stands before any page has been opened. */
export const initialState = (
  historyAction: PageHistory['action'],
  location: Location,
  matches: DataRouteMatch[],
): RouterState => ({
  historyAction,
  location,
  matches,
  initialized: false,
  renderFallback: false,
  restoreScrollPosition: null,
  preventScrollReset: false,
  navigation: IDLE_NAVIGATION,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
});

/** What comes with each change of the state. */
export const NOTHING_ELSE = { deletedFetchers: [], newErrors: null, flushSync: false };

/** Pages ask the server themselves. */
const loadsNoData = (): never => {
  throw new Error('Routes load no data.');
};

/** The parts of a `DataRouter` that a router of pages without data has no use for. */
export const UNUSED_PARTS = {
  basename: '/',
  future: {},
  window: undefined,
  fetch: loadsNoData,
  revalidate: loadsNoData,
  getFetcher: loadsNoData,
  resetFetcher: loadsNoData,
  deleteFetcher: loadsNoData,
  enableScrollRestoration: loadsNoData,
  patchRoutes: loadsNoData,
  _internalFetchControllers: new Map(),
  _internalSetRoutes: loadsNoData,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: loadsNoData,
} satisfies Partial<DataRouter>;
