import type { Plugin } from 'vite';
import { leanChakra } from './lean-chakra.ts';
import { leanContract } from './lean-contract.ts';
import { marksInPlace } from './marks-in-place.ts';
import { routeChunks } from './route-chunks.ts';
import { scriptsLastOn } from './scripts-last.ts';
import { stylesByServer } from './styles-by-server.ts';

/** What a build changes inside of libraries. Without one the site works, but is heavier, slower or misdrawn. */
export const changes: readonly Plugin[] = [
	routeChunks(),
	leanContract(),
	leanChakra(),
	stylesByServer(),
	scriptsLastOn(),
	marksInPlace(),
];
