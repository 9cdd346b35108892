export { default as tokens } from '../tokens.json' with { type: 'json' };
