import * as React from 'react';

/** The counter by which React limits itself to ten thousand stacks a second. */
const COUNTER = 'recentlyCreatedOwnerStacks';

/**
 * Keeps React's development build from capturing a stack trace for every element it creates: a fifth of the time of a
 * test in the browser. They are read by its developer tools alone; every warning is still given.
 */
function withoutOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
    | object
    | undefined;
  // A React that counts otherwise is merely slower.
  if (internals && COUNTER in internals)
    Object.defineProperty(internals, COUNTER, { get: () => Infinity, set: () => {}, configurable: true });
}

/**
 * Keeps React from recording each rendering for the Performance panel, a twentieth of the time. It looks once, when
 * `react-dom` is loaded, whether the browser can record.
 */
function withoutPerformanceTracks(): void {
  Object.defineProperty(console, 'timeStamp', { value: undefined, configurable: true });
}

withoutOwnerStacks();
withoutPerformanceTracks();
