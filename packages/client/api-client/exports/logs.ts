export {
  logKeys,
  logMutations,
  logQueries,
  type Log,
  type LogDetails,
  type LogExport,
  type LogFilters,
  type LogQuery,
} from '../src/logs.ts';
