export { NetworkCard, type FollowerRange, type NetworkCardProps, type NetworkPerson } from '../src/NetworkCard.tsx';
