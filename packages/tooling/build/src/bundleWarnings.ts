import type { BuildOptions } from 'vite';

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>;

/** Bundling drops `'use client'`, which is right for an app: everything in it runs on the client. Other warnings stay. */
export const bundleWarnings: { readonly onLog: OnLog } = {
  onLog(level, log, report) {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
  },
};
