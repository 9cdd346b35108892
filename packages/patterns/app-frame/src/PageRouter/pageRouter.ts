import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type Location,
  NavigationType,
  resolvePath,
  type RouteObject,
  type To,
} from 'react-router';
import {
  EMPTY_PAGE,
  errorAt,
  fetchPage,
  isLacking,
  matchesOf,
  matchesOfNothing,
  movedTo,
  pageRoutes,
} from './pageRoutes.ts';
import {
  browserHistory,
  type DataRouteMatch,
  type DataRouter,
  IDLE_BLOCKER,
  initialState,
  memoryHistory,
  NOTHING_ELSE,
  type PageHistory,
  type RouterState,
  type RouterSubscriber,
  UNUSED_PARTS,
} from './reactRouterInternals.ts';

/** The router of an app whose pages load their own data; for `RouterProvider`. */
export type PageRouter = DataRouter;

type NavigateOptions = Pick<NonNullable<Parameters<DataRouter['navigate']>[1]>, 'replace' | 'state'>;

function pageRouter(given: readonly RouteObject[], history: PageHistory): PageRouter {
  const routes = pageRoutes(given);
  const subscribers = new Set<RouterSubscriber>();
  const questions = new Map<string, BlockerFunction>();
  let newest = 0;
  let stopListening = (): void => {};
  let onPutBack: (() => void) | undefined;
  let onArrival = (): void => {};
  let state = initialState(history.action, history.location, EMPTY_PAGE);

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const subscriber of subscribers) subscriber(state, NOTHING_ELSE);
  }

  function arrive(
    historyAction: NavigationType,
    location: Location,
    matches: DataRouteMatch[],
    errors: RouterState['errors'],
  ): void {
    if (historyAction === NavigationType.Push) history.push(createPath(location), location.state);
    if (historyAction === NavigationType.Replace) history.replace(createPath(location), location.state);
    const blockers = new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER]));
    const reached = historyAction === NavigationType.Pop ? location : history.location;
    update({ historyAction, location: reached, matches, errors, initialized: true, blockers });
    onArrival();
  }

  /**
   * Opens a page as soon as its code is there; the page before stays until then. Who goes elsewhere meanwhile is not
   * brought back.
   */
  async function open(action: NavigationType, location: Location): Promise<void> {
    newest += 1;
    const own = newest;
    const matches = matchesOf(routes, location);
    if (matches === null) {
      const nothing = matchesOfNothing(routes);
      return arrive(
        action,
        location,
        nothing,
        errorAt(nothing, 0, new Error(`There is no page at ${location.pathname}.`)),
      );
    }
    const pathname = movedTo(matches);
    if (pathname !== undefined)
      return open(action === NavigationType.Pop ? NavigationType.Replace : action, { ...location, pathname });
    const errors = isLacking(matches) ? await fetchPage(matches) : null;
    if (own === newest) arrive(action, location, matches, errors);
  }

  const setBlocker = (key: string, blocker: Blocker): void =>
    update({ blockers: new Map(state.blockers).set(key, blocker) });

  /** Whether a blocker wants to be asked before the page is left; if so, it is, and `go` is what follows a yes. */
  function isAsked(location: Location, historyAction: NavigationType, go: () => void): boolean {
    const [key, question] = [...questions].at(-1) ?? [];
    if (key === undefined || question === undefined || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!question({ currentLocation: state.location, nextLocation: location, historyAction })) return false;
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed() {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
        go();
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    });
    return true;
  }

  function isElsewhere(address: string): boolean {
    const here = history.createURL('/');
    return URL.canParse(address, here) && new URL(address, here).origin !== here.origin;
  }

  async function navigate(
    to: To | number | null,
    { replace = false, state: carried = null }: NavigateOptions = {},
  ): Promise<void> {
    onArrival();
    if (typeof to === 'number') {
      const arrival = new Promise<void>((resolve) => (onArrival = resolve));
      history.go(to);
      return arrival;
    }
    const wanted = to ?? state.location;
    const path = history.encodeLocation(resolvePath(wanted, state.location.pathname));
    if ([typeof wanted === 'string' ? wanted : createPath(wanted), createPath(path)].some(isElsewhere))
      throw new Error('A router leads to its own pages only.');
    const location: Location = { ...path, state: carried, key: 'next' };
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    if (!isAsked(location, action, () => void navigate(to, { replace, state: carried }))) await open(action, location);
  }

  const router: PageRouter = {
    ...UNUSED_PARTS,
    routes: routes.all,
    manifest: routes.byId,
    get state() {
      return state;
    },
    match: (address) => matchesOf(routes, typeof address === 'string' ? resolvePath(address) : address),
    initialize() {
      stopListening = history.listen(({ action, location, delta }) => {
        if (onPutBack) {
          onPutBack();
          onPutBack = undefined;
          return;
        }
        // An address that has changed before anybody could be asked is put back, and gone to again after a yes.
        let isBack = Promise.resolve();
        if (delta !== null && isAsked(location, action, () => void isBack.then(() => history.go(delta)))) {
          isBack = new Promise((resolve) => (onPutBack = resolve));
          history.go(-delta);
          onArrival();
        } else void open(action, location);
      });
      void open(NavigationType.Pop, state.location);
      return router;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (location) => createPath(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker(key, question) {
      questions.set(key, question);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key) {
      questions.delete(key);
      state.blockers.delete(key);
    },
    dispose() {
      newest += 1;
      stopListening();
      subscribers.clear();
    },
  };
  return router.initialize();
}

/** Chooses the pages of an app by the address of the browser. */
export const createBrowserPages = (routes: readonly RouteObject[]): PageRouter => pageRouter(routes, browserHistory());

/** Chooses pages by an address in memory, for tests and stories; opened at `path`. */
export const createMemoryPages = (routes: readonly RouteObject[], path: string): PageRouter =>
  pageRouter(routes, memoryHistory({ initialEntries: [path] }));
