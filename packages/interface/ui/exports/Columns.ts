export { Columns, type ColumnsProps } from '../src/Columns/Columns.tsx';
