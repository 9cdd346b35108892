import { defineContract } from '@resonanz/build/defineContract';

export default defineContract();
