export { Skeleton, type SkeletonProps } from '../src/Skeleton/Skeleton.tsx';
