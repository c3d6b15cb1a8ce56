import { useEffect } from 'react';
import arabic from '#fonts/arabic.css?url';
import bengali from '#fonts/bengali.css?url';
import devanagari from '#fonts/devanagari.css?url';
import type { ScriptName } from '../../theme/writing-systems';

/** Start of each script's unicode range, and its style sheet. */
const scriptStyleSheets: Readonly<Record<ScriptName, readonly [RegExp, string]>> = {
	bengali: [/U\+980/i, bengali],
	devanagari: [/U\+900/i, devanagari],
	arabic: [/U\+600/i, arabic],
};

const isHere = (range: RegExp) =>
	[...(document.fonts ?? [])].some(({ unicodeRange }) => range.test(unicodeRange));

/** Loads the fonts of scripts that the page did not include: after client-side navigation or while typing. */
export function useScriptFaces(scripts: readonly ScriptName[]) {
	const scriptList = scripts.join(' ');
	useEffect(() => {
		for (const [script, [range, href]] of Object.entries(scriptStyleSheets)) {
			if (
				!scriptList.includes(script) ||
				isHere(range) ||
				document.querySelector(`link[href="${href}"]`)
			)
				continue;
			const sheet = document.createElement('link');
			document.head.append(Object.assign(sheet, { rel: 'stylesheet', href }));
		}
	}, [scriptList]);
}
