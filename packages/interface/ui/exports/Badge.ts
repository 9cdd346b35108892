export { Badge, type BadgeProps } from '../src/Badge/Badge.tsx';
