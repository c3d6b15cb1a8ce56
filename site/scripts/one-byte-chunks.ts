import type { Plugin } from 'vite';

/** Escapes every character outside Latin-1; the result is equivalent in strings, regular expressions and names. */
export const inOneByte = (code: string): string =>
	code.replace(
		/[^\0-\xff]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);

/**
 * Escapes the server's chunks: a single such character makes V8 use two bytes for every character of a source as long
 * as the server runs.
 */
export const oneByteChunks = (): Plugin => ({
	name: 'one-byte-chunks',
	applyToEnvironment: ({ name }) => name === 'ssr',
	apply: 'build',
	// Must run last: a later rewrite of a chunk would undo it.
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'chunk') file.code = inOneByte(file.code);
		},
	},
});
