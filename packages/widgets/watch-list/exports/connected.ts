export { ConnectedWatchList, type ConnectedWatchListProps } from '../src/connected/ConnectedWatchList.tsx';
