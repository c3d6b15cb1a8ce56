import type { Plugin } from 'vite';
import { leanChakra } from './lean-chakra.ts';
import { leanContract } from './lean-contract.ts';
import { marksInPlace } from './marks-in-place.ts';
import { routeChunks } from './route-chunks.ts';
import { scriptsLastOn } from './scripts-last.ts';
import { stylesByServer } from './styles-by-server.ts';

/** Build-time patches of libraries. The site works without them, but is larger, slower or has rendering errors. */
export const changes: readonly Plugin[] = [
	routeChunks(),
	leanContract(),
	leanChakra(),
	stylesByServer(),
	scriptsLastOn(),
	marksInPlace(),
];
