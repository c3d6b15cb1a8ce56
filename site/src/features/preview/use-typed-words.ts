import type { Site } from '@sumu/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useWords } from '../../lib/words/use-words';
import type { Words } from '../../lib/words/words';
import { scriptOf, scriptsIn } from '../../theme/scripts';
import { useScriptFaces } from '../../ui/article/use-script-faces';

type Typed = typeof import('./typed-words');

/** What a site is written in. */
const scriptsOf = (site: Site) => [
	...scriptsIn(JSON.stringify(site)),
	...[scriptOf(site.language)].filter((script) => script !== null),
];

/** The words of a site that is typed, once they have come; until then, and without one, those of the saved. */
export function useTypedWords(site: Site | null): Words {
	const saved = useWords();
	const [typed, setTyped] = useState<Typed>();
	const isTyped = site !== null;
	useScriptFaces(useMemo(() => (site ? scriptsOf(site) : []), [site]));
	useEffect(() => {
		if (!isTyped) return;
		// Where they do not come, it goes on in those of the saved.
		loadChunk('typed words', () => import('./typed-words')).then(setTyped, () => {});
	}, [isTyped]);
	useEffect(() => (site && typed ? typed.readAs(site) : undefined), [site, typed]);
	return useMemo(() => (site && typed ? typed.typedWords(site) : saved), [site, typed, saved]);
}
