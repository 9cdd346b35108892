export { EmptyState, type EmptyStateProps } from '../src/EmptyState/EmptyState.tsx';
