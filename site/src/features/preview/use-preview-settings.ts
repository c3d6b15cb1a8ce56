import type { Site } from '@sumu/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk';
import type { Translator } from '../../lib/words/translator';
import { useWords } from '../../lib/words/use-words';
import { scriptOf, scriptsIn } from '../../theme/writing-systems';
import { useScriptFaces } from '../../ui/article/use-script-fonts';

type TypedWordsModule = typeof import('./typed-words');

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
	const [typedWordsModule, setTypedWordsModule] = useState<TypedWordsModule>();
	const isTyped = site !== null;
	useScriptFaces(useMemo(() => (site ? scriptsOf(site) : []), [site]));
	useEffect(() => {
		if (!isTyped) return;
		// On failure the saved translations remain.
		loadChunk('typed words', () => import('./typed-words')).then(setTypedWordsModule, () => {});
	}, [isTyped]);
	useEffect(
		() => (site && typedWordsModule ? typedWordsModule.readAs(site) : undefined),
		[site, typedWordsModule],
	);
	return useMemo(
		() => (site && typedWordsModule ? typedWordsModule.typedWords(site) : savedTranslator),
		[site, typedWordsModule, savedTranslator],
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
