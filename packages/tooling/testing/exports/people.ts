export { many, people, personAt } from '../src/builders/people.ts';
