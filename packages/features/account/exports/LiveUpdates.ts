export { LiveUpdates, type LiveUpdatesProps } from '../src/LiveUpdates.tsx';
