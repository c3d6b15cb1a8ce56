import type { Site } from '@sumu/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk';
import type { Translator } from '../../lib/words/translator';
import { useWords } from '../../lib/words/use-words';
import { scriptOf, scriptsIn } from '../../theme/writing-systems';
import { useScriptFaces } from '../../ui/article/use-script-fonts';

type TypedWords = import('./typed-words').TypedWords;

/** Scripts (writing systems) in the site's texts and language. */
const scriptsOf = (site: Site) => [
	...scriptsIn(JSON.stringify(site)),
	...[scriptOf(site.language)].filter((script) => script !== null),
];

/**
 * Translations for the unsaved settings once they are loaded; until then, or without `site`, those of the saved ones.
 */
export function useTypedWords(site: Site | null): Translator {
	const savedTranslator = useWords();
	const [typed, setTyped] = useState<TypedWords>();
	const language = site?.language;
	useScriptFaces(useMemo(() => (site ? scriptsOf(site) : []), [site]));
	useEffect(() => {
		if (!language) return;
		let isWanted = true;
		loadChunk('typed words', () => import('./typed-words'))
			.then(({ loadTypedWords }) => loadTypedWords(language))
			.then(
				(loaded) => isWanted && setTyped(loaded),
				// The saved translations remain.
				() => {},
			);
		return () => {
			isWanted = false;
		};
	}, [language]);
	useEffect(() => (site && typed ? typed.readAs(site) : undefined), [site, typed]);
	return useMemo(
		() => (site && typed ? typed.typedWords(site) : savedTranslator),
		[site, typed, savedTranslator],
	);
}

const themeClasses = ['light', 'dark'] as const;

/** Shows the page in a theme without changing the visitor's preference. */
export function useShownTheme(theme: (typeof themeClasses)[number] | undefined) {
	useEffect(() => {
		if (!theme) return;
		const { classList, style } = document.documentElement;
		classList.remove(...themeClasses);
		classList.add(theme);
		style.colorScheme = theme;
	}, [theme]);
}
