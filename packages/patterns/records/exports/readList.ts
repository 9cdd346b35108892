export { readList, type ListReading } from '../src/listState/readList.ts';
