export { ConnectedWishedPeople, type ConnectedWishedPeopleProps } from '../src/connected/ConnectedWishedPeople.tsx';
