export { definePackage } from '../src/definePackage.ts';
