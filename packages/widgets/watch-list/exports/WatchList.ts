export { WatchList, type WatchListItem, type WatchListProps } from '../src/WatchList.tsx';
