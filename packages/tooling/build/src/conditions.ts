import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition that lets everything inside the workspace run from source; it is stripped from packed packages. */
export const SOURCE_CONDITION = '@resonanz/source';

/** Vite's resolution for code that runs in a browser, workspace packages from source. */
export const browserResolve = { conditions: [SOURCE_CONDITION, ...defaultClientConditions] };

/** Vite's resolution for code that runs in Node, workspace packages from source. */
export const nodeResolve = { conditions: [SOURCE_CONDITION, ...defaultServerConditions] };

/**
 * Both for one configuration: the compiler of the styles runs in Node and would otherwise read the last build of a
 * package.
 */
export const sourceResolve = { resolve: browserResolve, environments: { ssr: { resolve: nodeResolve } } };
