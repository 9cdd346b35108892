export { holdModals } from '../src/modalTurn/modalTurn.ts';
