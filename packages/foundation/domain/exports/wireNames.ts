export { WIRE_NAMES, type WireName, fromWire, isWireName, nameOf, toWire } from '../src/wireNames.ts';
