import { useEffect } from 'react';
import arabic from '#fonts/arabic.css?url';
import bengali from '#fonts/bengali.css?url';
import type { ScriptName } from '../../theme/scripts';

/** The first of the range that a script's faces are for, and their sheet. */
const sheets: Readonly<Record<ScriptName, readonly [RegExp, string]>> = {
	bengali: [/U\+980/i, bengali],
	arabic: [/U\+600/i, arabic],
};

const isHere = (range: RegExp) =>
	[...(document.fonts ?? [])].some(({ unicodeRange }) => range.test(unicodeRange));

/** Brings the faces of scripts where a page has not come with them: it was gone to, or is typed. */
export function useScriptFaces(scripts: readonly ScriptName[]) {
	const named = scripts.join(' ');
	useEffect(() => {
		for (const [script, [range, href]] of Object.entries(sheets)) {
			if (
				!named.includes(script) ||
				isHere(range) ||
				document.querySelector(`link[href="${href}"]`)
			)
				continue;
			const sheet = document.createElement('link');
			document.head.append(Object.assign(sheet, { rel: 'stylesheet', href }));
		}
	}, [named]);
}
