export {
  ConnectedBookmarkButton,
  type ConnectedBookmarkButtonProps,
} from '../src/connected/ConnectedBookmarkButton.tsx';
export { ConnectedWatchList, type ConnectedWatchListProps } from '../src/connected/ConnectedWatchList.tsx';
