import { useEffect } from 'react';
import arabic from '#fonts/arabic.css?url';
import bengali from '#fonts/bengali.css?url';

/** A script's letters, the first of the range its faces are for, and their sheet. */
const scripts = [
	[/\p{Script=Bengali}/u, /U\+980/i, bengali],
	[/\p{Script=Arabic}/u, /U\+600/i, arabic],
] as const;

const isHere = (range: RegExp) =>
	[...(document.fonts ?? [])].some(({ unicodeRange }) => range.test(unicodeRange));

/**
 * Brings the faces of a text's script where a page has not come with them: it was gone to from one
 * without such letters.
 */
export function useScriptFaces(text: string) {
	useEffect(() => {
		for (const [letters, range, href] of scripts) {
			if (!letters.test(text) || isHere(range)) continue;
			const sheet = document.createElement('link');
			document.head.append(Object.assign(sheet, { rel: 'stylesheet', href }));
		}
	}, [text]);
}
