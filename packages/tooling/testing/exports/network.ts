export {
  buildNetworkCard,
  buildNetworkPerson,
  buildNetworkRequest,
  buildNetworkSample,
  buildNetworkWish,
} from '../src/builders/network.ts';
