export { DEMO_CHANNELS_OFFERED, DEMO_NETWORK_PEOPLE, type DemoNetworkPerson } from '../src/networkPeople.ts';
