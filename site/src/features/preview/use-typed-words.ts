import type { Site } from '@sumu/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useWords } from '../../lib/words/use-words';
import type { Words } from '../../lib/words/words';
import { scriptOf, scriptsIn } from '../../theme/scripts';
import { useScriptFaces } from '../../ui/article/use-script-faces';

type Typed = typeof import('./typed-words');

/** Scripts (writing systems) in the site's texts and language. */
const scriptsOf = (site: Site) => [
	...scriptsIn(JSON.stringify(site)),
	...[scriptOf(site.language)].filter((script) => script !== null),
];

/**
 * Translations for the unsaved settings once they are loaded; until then, or without `site`, those of the saved ones.
 */
export function useTypedWords(site: Site | null): Words {
	const saved = useWords();
	const [typed, setTyped] = useState<Typed>();
	const isTyped = site !== null;
	useScriptFaces(useMemo(() => (site ? scriptsOf(site) : []), [site]));
	useEffect(() => {
		if (!isTyped) return;
		// On failure the saved translations remain.
		loadChunk('typed words', () => import('./typed-words')).then(setTyped, () => {});
	}, [isTyped]);
	useEffect(() => (site && typed ? typed.readAs(site) : undefined), [site, typed]);
	return useMemo(() => (site && typed ? typed.typedWords(site) : saved), [site, typed, saved]);
}
