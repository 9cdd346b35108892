import { definePackage } from '@resonanz/build/definePackage';

export default definePackage();
