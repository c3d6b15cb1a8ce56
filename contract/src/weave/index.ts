export { hashOf } from './loom/hash';
export { type Cell, type Cloth, document, weave } from './loom/loom';
export { buti, scatter, zigzag } from './loom/motifs';
export {
	type DialName,
	dials,
	type FamilyName,
	familyNames,
	type LayoutName,
	layoutNames,
	type Pattern,
	type YarnName,
	type Yarns,
	yarnNames,
} from './loom/pattern';
export { pick, type Random, range, repeat, seeded, wrap } from './loom/random';
export { type WovenName, wovenNames, wovenOf } from './pictures';
export { fieldOf } from './pictures/field';
export type { Drawing } from './pictures/woven';
