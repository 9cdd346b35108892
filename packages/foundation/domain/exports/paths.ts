export { brandPaths, mailThreadPath, staffPaths, testerPaths, todayTodosPath } from '../src/paths.ts';
export { route, type Route, type RouteParams } from '../src/route.ts';
