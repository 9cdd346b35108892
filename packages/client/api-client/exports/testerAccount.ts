export {
  testerAccountKeys,
  testerAccountQueries,
  type TesterBooking,
  type TesterLedger,
  type TesterNextPoints,
} from '../src/testerAccount.ts';
