import '../src/noOwnerStacks.ts';
