export { columnEdge, sortButton } from '../src/tableHead.ts';
