export { WishedPeople, type WishedPeopleProps, type WishedPerson } from '../src/WishedPeople.tsx';
