import type { Services } from '../../src/platform/operations/Services.ts';

/** The same services, and how many statements their database has run since. */
export function countStatements(services: Services): { services: Services; statements: () => number } {
  let count = 0;
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Also passed by statements that no query builder made, such as those of the queues.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  }) as typeof services.db;
  return { services: { ...services, db }, statements: () => count };
}
