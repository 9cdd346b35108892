export {
  brandPaths,
  contractSignPath,
  mailThreadPath,
  newContractsPath,
  staffPaths,
  testerPaths,
  todayTodosPath,
  ugcVideoAnchor,
} from '../src/paths.ts';
export { route, type Route, type RouteParams } from '../src/route.ts';
